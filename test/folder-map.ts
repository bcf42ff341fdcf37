/**
 * Reads the folder map of a document: the first fenced block of lines in which each folder ends with a slash
 * and stands further to the right than the one that holds it. What follows a space is a remark.
 * @returns the paths of the folders, such as `src/content/`
 */
export function readFolderMap(markdown: string): string[] {
  const [, block] = /^```\w*\n([^`]*?^src\/[^`]*?)^```/m.exec(markdown) ?? [];
  const trail: { indent: number; path: string }[] = [];
  const folders: string[] = [];
  for (const line of (block ?? '').split('\n')) {
    const [, space, name] = /^(\s*)(\S+\/)(?=\s|$)/.exec(line) ?? [];
    if (space === undefined || name === undefined) continue;
    while ((trail.at(-1)?.indent ?? -1) >= space.length) trail.pop();
    const path = `${trail.at(-1)?.path ?? ''}${name}`;
    trail.push({ indent: space.length, path });
    folders.push(path);
  }
  return folders;
}

/** @returns every folder that holds one of the files, at any depth; not the hidden ones, which tools ask for */
export function findFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
  });
  return [...new Set(folders)].filter((folder) => !folder.startsWith('.')).sort();
}
