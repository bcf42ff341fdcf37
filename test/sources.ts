import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads a file of the project. */
export const read = (path: string) => readFileSync(posix.join(ROOT, path), 'utf8');

/** Every file that belongs to the project, the ones not yet committed included. */
export function listFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT });
  const files = new Set(list.toString().split('\0').filter(Boolean));
  return [...files].filter((path) => existsSync(posix.join(ROOT, path))).sort();
}

/** A piece of a syntax tree, as https://github.com/estree/estree describes it. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

export interface Import {
  /** A path from the root for a file of ours; a package's name otherwise. */
  target: string;
  isType: boolean;
  isDynamic: boolean;
}

/** A TypeScript file, taken apart. */
export interface Source {
  path: string;
  tree: Node;
  imports: Import[];
}

/** Takes a TypeScript file apart. */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const tree = program as unknown as Node;
  return { path, tree, imports: findImports(path, tree) };
}

/** Every TypeScript file in src. */
export function readSources(): Source[] {
  return listFiles()
    .filter((path) => /^src\/.*\.ts$/.test(path))
    .map((path) => parseSource(path, read(path)));
}

/** Calls `visit` with each node of a tree and the node that it is part of. */
export function walk(node: Node, visit: (node: Node, parent: Node) => void, parent = node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) walk(child, visit, node);
    }
  }
}

function findImports(path: string, tree: Node): Import[] {
  const imports: Import[] = [];
  walk(tree, (node) => {
    if (!/^(Import|TSImportType|Export(Named|All)Declaration)/.test(node.type)) return;
    if (!node.source) return;
    const { value } = node.source as Node;
    const isOurs = typeof value === 'string' && value.startsWith('.');
    imports.push({
      target: isOurs ? posix.join(posix.dirname(path), value) : String(value),
      isType: [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType',
      isDynamic: node.type === 'ImportExpression',
    });
  });
  return imports;
}

/** Every name in a file, properties included, and `a.b` for each property of a plain name. */
export function findNames({ tree }: Source): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'Identifier') names.add(String(node.name));
    if (node.type === 'MemberExpression') {
      const [object, property] = [node.object as Node, node.property as Node];
      names.add(`${object.name ?? ''}.${property.name ?? property.value}`);
      if (node.computed && property.type === 'Literal') names.add(String(property.value));
    }
    if (node.type === 'NewExpression') names.add(`new ${(node.callee as Node).name}`);
  });
  return names;
}

export interface Text {
  value: string;
  node: Node;
  parent: Node;
}

/** Every string of a file that exists when it runs, pieces of templates included; not paths of imports. */
export function findTexts({ tree }: Source): Text[] {
  const texts: Text[] = [];
  walk(tree, (node, parent) => {
    const isPath = parent.source === node;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (!isPath && parent.type !== 'TSLiteralType')
        texts.push({ value: node.value, node, parent });
    }
    if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string };
      texts.push({ value: cooked, node, parent });
    }
  });
  return texts;
}
