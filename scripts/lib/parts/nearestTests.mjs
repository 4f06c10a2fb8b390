import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { git } from '../worktree.mjs';

const TEST = /[.](?:test|sdk[.]test|browser|stories)[.](?:tsx?|mjs)$/;

/** The specifiers of a module's imports of the repository's own files. */
const IMPORTED = /(?:from|import)\s*\(?\s*'([.]{1,2}\/[^']+|@casino\/[^']+)'/g;

/** The folders of the packages that others import by their paths. */
const PACKAGES = {
  '@casino/ui/': 'packages/ui/src/',
  '@casino/functions/': 'packages/functions/src/',
};

/**
 * The tests that depend on a file without importing it.
 * @type {{ changed: RegExp, tests: (match: RegExpExecArray) => string[] }[]}
 */
const IMPLIED = [
  // The local backend loads the rules.
  {
    changed: /^firestore[.]rules$/,
    tests: () => ['packages/functions/src/firestoreRules.test.ts'],
  },
  // These tests read files of the repository.
  {
    changed: /^content\/demo\//,
    tests: () =>
      ['readContent', 'incentives'].map((name) => `packages/functions/content/${name}.test.ts`),
  },
  {
    changed: /^docs\/content[.]md$/,
    tests: () => ['packages/functions/content/documentedFields.test.ts'],
  },
  {
    changed: /^docs\/specification\/4-/,
    tests: () => ['packages/functions/src/contract/rules/membership.test.ts'],
  },
  {
    changed: /^packages\/ui\/src\/(?:i18n|.+\/spoken)\//,
    tests: () => ['scripts/lib/words/committed.test.mjs'],
  },
  { changed: /^[.]github\//, tests: () => ['scripts/checks/documents/workflows.test.mjs'] },
  { changed: /^biome[.]json$/, tests: () => ['scripts/checks/sources/importRules.test.mjs'] },
  {
    changed: /^[.]dependency-cruiser[.]mjs$/,
    tests: () => ['scripts/checks/sources/layers.test.mjs'],
  },
  {
    changed: /^(?:renovate|.*package)[.]json$/,
    tests: () => ['scripts/checks/documents/renovate.test.mjs'],
  },
  {
    changed: /^packages\/ui\/visual\/(.+)[.]txt$/,
    tests: ([, file]) => [`packages/ui/src/${file}.stories.tsx`],
  },
];

/** How near a test is to a change, nearest first. Tests further away are left to the proof of the change. */
const NEAR = ['named', 'imports it', 'beside it', 'beside an importer'];

/**
 * The test files near to changed files: those with the same name, those that import one, those in its folder, and those
 * in the folder of a module that imports it.
 * @param {string} root the repository's folder, with a trailing slash
 * @param {readonly string[]} changed paths from the root
 * @returns {Promise<string[]>} paths from the root, nearest first
 */
export async function nearestTests(root, changed) {
  const list = await git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs');
  const sources = list.split('\n').filter((file) => existsSync(join(root, file)));
  const tests = new Map(
    sources
      .filter((file) => TEST.test(file) && (changed.includes(file) || isInFirstCircle(root, file)))
      .map((file) => [file, NEAR.length]),
  );
  const add = (file, distance) => {
    const known = tests.get(file);
    if (known !== undefined) tests.set(file, Math.min(distance, known));
  };
  const addFolder = (folder, distance) => {
    for (const file of tests.keys()) if (dirname(file) === folder) add(file, distance);
  };
  const importers = importersOf(root, sources, new Set(changed));
  for (const file of changed) {
    add(file, 0);
    for (const { changed: pattern, tests: implied } of IMPLIED) {
      const match = pattern.exec(file);
      for (const test of match ? implied(match) : []) add(test, 0);
    }
    if (TEST.test(file)) continue;
    const name = basename(file).replace(/[.].*/, '');
    for (const test of tests.keys()) if (basename(test).startsWith(`${name}.`)) add(test, 0);
    addFolder(dirname(file), 2);
  }
  for (const importer of importers) {
    add(importer, 1);
    if (!TEST.test(importer)) addFolder(dirname(importer), 3);
  }
  return [...tests]
    .filter(([, distance]) => distance < NEAR.length)
    .toSorted(([, a], [, b]) => a - b)
    .map(([file]) => file);
}

function isInFirstCircle(root, file) {
  return !readFileSync(join(root, file), 'utf8').startsWith('// @module-tag all');
}

/** The files that import one of the wanted files. */
function importersOf(root, sources, wanted) {
  return sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(IMPORTED)].some(([, to]) => wanted.has(resolved(file, to)));
  });
}

function resolved(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const scope = Object.keys(PACKAGES).find((name) => specifier.startsWith(name));
  return scope ? `${PACKAGES[scope]}${specifier.slice(scope.length)}` : specifier;
}
