import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../setUp.mjs';

/** Tests import what they test, and nothing imports them. */
const TEST = /[.](?:test|browser|stories|spoken|e2e|engines|visual|bench|fixtures)[.]tsx?$/;

/** The relative imports of a file, of values and types, also those on demand. Paths from the root of the repository. */
export function importsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
}

/**
 * The circles of imports between sibling folders below `root`, at every depth: `a → b → a`, as text. Files directly in a
 * folder belong to no sibling.
 * @param files paths from the root of the repository; tests are ignored
 */
export function folderCycles(root, files, imports = importsOf) {
  /** By folder, for each of its children the children that it imports, with an example. */
  const levels = new Map();
  const inside = files.filter((file) => file.startsWith(`${root}/`) && !TEST.test(file));
  for (const file of inside) {
    for (const target of imports(file)) addEdge(levels, file.split('/'), target.split('/'), file);
  }
  return [...levels].flatMap(([folder, edges]) =>
    [...edges.keys()].flatMap((start) => {
      const path = pathBetween(edges, start, start);
      // Each circle once, from its first folder.
      if (path === null || path.some((step) => step.to < start)) return [];
      return `${folder}: ${[start, ...path.map(({ to, by }) => `${to} (${by})`)].join(' → ')}`;
    }),
  );
}

function addEdge(levels, from, to, file) {
  const depth = from.findIndex((part, at) => part !== to[at]);
  if (depth === from.length - 1 || depth >= to.length - 1) return;
  const folder = from.slice(0, depth).join('/');
  if (!levels.has(folder)) levels.set(folder, new Map());
  const edges = levels.get(folder);
  if (!edges.has(from[depth])) edges.set(from[depth], new Map());
  edges.get(from[depth]).set(to[depth], file);
}

/**
 * The shortest path of imports from one folder to another, or null.
 * @returns {{ to: string, by: string }[] | null}
 */
function pathBetween(edges, from, target) {
  /** @type {{ folder: string, path: { to: string, by: string }[] }[]} */
  const queue = [{ folder: from, path: [] }];
  const seen = new Set();
  for (const { folder, path } of queue) {
    for (const [to, by] of edges.get(folder) ?? []) {
      const next = [...path, { to, by }];
      if (to === target) return next;
      if (!seen.has(to)) queue.push({ folder: to, path: next });
      seen.add(to);
    }
  }
  return null;
}
