import { posix } from 'node:path';
import { readModule } from './modules.mjs';
import { registriesOf, throughRegistries } from './registries.mjs';

/**
 * The files of a repository, by their paths from its root.
 * @typedef {{ files: string[], read(file: string): string }} Tree
 *
 * The dependencies between files.
 * @typedef {object} Graph
 * @property {Map<string, import('./modules.mjs').Module>} modules
 * @property {(file: string, stopAt?: (file: string) => boolean) => Set<string>} reach the file and all its
 *   dependencies; a file that `stopAt` accepts is included, but not followed
 * @property {(file: string) => Set<string>} dependents the file and everything that depends on it
 * @property {(importer: string, barrel: string, names: string[]) => boolean} imports whether a file imports
 *   one of these names from a barrel file
 */

const SOURCE = /[.](?:tsx?|mjs)$/;
const TEST = /[.](?:test|stories|e2e|browser|bench)[.](?:tsx?|mjs)$/;

/** The packages' entry points, as the `source` condition of their `exports` resolves them. */
export const ENTRIES = {
  '@casino/ui': 'packages/ui/src/index.ts',
  '@casino/ui/artwork': 'packages/ui/src/artwork.ts',
  '@casino/ui/fonts.css': 'packages/ui/src/tokens/fonts.css',
  '@casino/ui/tokens': 'packages/ui/src/tokens.ts',
  '@casino/functions/contract': 'packages/functions/src/contract/index.ts',
  '@casino/functions/testing': 'packages/functions/local/testing/runningBackend.ts',
};

/**
 * Imports that are not followed: with them, every test would depend on every callable and every journey on every route.
 * Callables are found by their names instead, and routes by their paths.
 */
const CUT = [
  {
    importer: 'packages/functions/local/callables/callablesProcess.ts',
    imported: /src\/index[.]ts$/,
  },
];

const CALLABLE = /^packages\/functions\/src\/callables\/([^/]+)\/([^/.]+)[.]ts$/;

/** Files in which a contract's name refers to its callable: backend tests and their helpers. */
const CALLS_BY_CONTRACT = /^packages\/functions\/(?:.*[.]test[.]ts|local\/testing\/.*)$/;
/** Files in which the deployed name refers to its callable. */
const CALLS_BY_NAME = /^packages\/(?:app\/|functions\/(?:.*[.]test[.]ts|local\/testing\/))/;

/** Files that quote paths of the whole repository without reading them. */
const NAMES_ONLY = /^(?:scripts\/changed|packages\/app\/floor)\//;

/** Files of Storybook's preview, which every story uses. */
const PREVIEW = /^[.]storybook\/(?:preview[.]tsx|vitest[.](?!spoken[.]).*[.]ts)$/;

/** @param {Tree} tree @returns {Graph} */
export function graphOf(tree) {
  const files = new Set(tree.files);
  const folders = new Set(tree.files.flatMap((file) => parentsOf(file)));
  const modules = new Map(
    tree.files
      .filter((file) => SOURCE.test(file))
      .map((file) => [file, readModule(file, tree.read(file))]),
  );
  const callables = tree.files.flatMap((file) => {
    const [, group, name] = CALLABLE.exec(file) ?? [];
    if (!name) return [];
    const deployed = new RegExp(`['"\`/]${group}-${name}['"\`]`);
    return [{ file, contract: `${name}Contract`, deployed }];
  });
  const resolve = (importer, specifier) => {
    const path = specifier.replace(/[?].*$/, '');
    if (!path.startsWith('.')) return ENTRIES[path];
    const file = posix.join(posix.dirname(importer), path);
    return files.has(file) ? file : undefined;
  };
  const preview = tree.files.filter((file) => PREVIEW.test(file));
  const registries = registriesOf(tree, resolve, modules);

  const edges = new Map();
  for (const [file, module] of modules) {
    const targets = new Set();
    const add = (target) => {
      if (target && target !== file && !isCut(file, target)) targets.add(target);
    };
    for (const { from, names } of module.imports) {
      for (const target of definers(resolve(file, from), names)) add(target);
    }
    for (const from of [
      ...module.stars,
      ...[...module.reexports.values()].map((one) => one.from),
    ]) {
      add(resolve(file, from));
    }
    for (const target of namedFiles(file, module.code, { files, folders, all: tree.files })) {
      add(target);
    }
    for (const callable of callables) if (calls(file, module, callable)) add(callable.file);
    if (file.endsWith('.stories.tsx')) for (const each of preview) add(each);
    edges.set(file, throughRegistries(registries, file, module, targets));
  }

  const backwards = new Map();
  for (const [file, targets] of edges) {
    for (const target of targets) {
      backwards.set(target, [...(backwards.get(target) ?? []), file]);
    }
  }

  /** The modules that define the imported names, and the imported module itself unless it only re-exports them. */
  function definers(file, names, seen = new Set()) {
    const module = file && modules.get(file);
    if (!module || seen.has(file)) return file ? [file] : [];
    if (names === null || !module.isBarrel) return [file];
    return names.flatMap((name) => {
      const { from, name: original } = module.reexports.get(name) ?? {};
      if (from) {
        return definers(
          resolve(file, from),
          original ? [original] : null,
          new Set([...seen, file]),
        );
      }
      return [file];
    });
  }

  return {
    modules,
    reach: (file, stopAt) => walk(file, (one) => edges.get(one), stopAt),
    dependents: (file) => walk(file, (one) => backwards.get(one)),
    imports: (importer, barrel, names) =>
      (modules.get(importer)?.imports ?? []).some(
        (one) =>
          resolve(importer, one.from) === barrel &&
          (one.names === null || one.names.some((name) => names.includes(name))),
      ),
  };
}

function walk(start, next, stopAt = () => false) {
  const seen = new Set([start]);
  for (const file of seen) {
    if (file !== start && stopAt(file)) continue;
    for (const other of next(file) ?? []) seen.add(other);
  }
  return seen;
}

function isCut(importer, imported) {
  return CUT.some((cut) => cut.importer === importer && cut.imported.test(imported));
}

/**
 * The files of the repository that a module quotes, relative to the root or to its folder: programs of child processes,
 * module mocks, and files that tests read. A test that quotes a folder depends on all files in it.
 */
function namedFiles(file, code, { files, folders, all }) {
  if (NAMES_ONLY.test(file)) return [];
  return [
    ...code.matchAll(
      /['"`}/]((?:[.]{0,2}[\w@-][\w.@-]*|[.]{1,2})(?:\/[\w.@-]+)*)(?:[?]\w+)?['"`]/g,
    ),
  ].flatMap(([, path]) => {
    const folder = posix.dirname(file);
    const packaged = file.split('/').slice(0, 2).join('/');
    for (const from of [folder, '.', packaged]) {
      const named = posix.join(from, path);
      if (files.has(named)) return [named];
    }
    if (TEST.test(file) && path.includes('/') && folders.has(path)) {
      return all.filter((one) => one.startsWith(`${path}/`));
    }
    return [];
  });
}

function calls(file, { imports, code }, callable) {
  return (
    (CALLS_BY_CONTRACT.test(file) &&
      imports.some(({ names }) => names?.includes(callable.contract))) ||
    (CALLS_BY_NAME.test(file) && callable.deployed.test(code))
  );
}

function parentsOf(file) {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
