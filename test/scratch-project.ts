import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles, ROOT } from './sources.ts';

const run = promisify(execFile);

/** A copy of the project that a test may build and break. */
export interface ScratchProject {
  folder: string;
  /** Builds with a time zone and a file mode mask of its own. */
  build(options?: { args?: string[]; timeZone?: string; mask?: string }): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the sources, and what a build takes from node_modules, to a folder below the system's temporary one. */
export async function copyProject(name: string): Promise<ScratchProject> {
  const base = await mkdtemp(join(tmpdir(), 'project-'));
  const folder = join(base, name);
  for (const file of listFiles().filter((path) => !path.startsWith('test/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file));
  }
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  await mkdir(join(folder, 'node_modules'));
  // What goes into the bundles is copied: a link would show in them as the path it leads to.
  for (const copied of Object.keys(dependencies)) await bring(copied, cp);
  for (const linked of ['esbuild', 'fflate', 'terser']) await bring(linked, symlink);

  async function bring(name: string, how: typeof cp | typeof symlink): Promise<void> {
    const [from, to] = [ROOT, folder].map((place) => join(place, 'node_modules', name));
    if (how === cp) await cp(from ?? '', to ?? '', { recursive: true });
    else await symlink(from ?? '', to ?? '');
  }

  return {
    folder,
    async build({ args = [], timeZone = 'UTC', mask = '022' } = {}) {
      const command = `umask ${mask} && exec node build.mjs "$@"`;
      const env = { ...process.env, TZ: timeZone };
      await run('sh', ['-c', command, 'sh', ...args], { cwd: folder, env });
    },
    remove: () => rm(base, { recursive: true, force: true }),
  };
}
