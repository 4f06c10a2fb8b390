import { matchesGlob } from 'node:path';
import { RUNNERS } from '../lib/runners.mjs';
import { graphOf } from './graph.mjs';
import { browserTestsOn, journeysOf, journeysOn } from './journeys.mjs';
import { storiesOfLedger } from './ledger.mjs';
import { isTypeOnly, readModule } from './modules.mjs';
import { ALWAYS, BY_FILE, JOURNEYS, RULES, TEST_COMMAND } from './rules.mjs';

/** Browser tests run on a fake backend: of the backend, they depend only on the contract. */
const FAKED = /^(?:firestore[.]|packages\/functions\/(?!src\/contract\/))/;

/** The suffix of a single test. */
const LINE = /:\d+$/;

const SOURCE = /[.](?:tsx?|mjs)$/;

/**
 * The tests that a change can affect.
 * @typedef {object} Selection
 * @property {string | null} everything the reason to run all parts, or null
 * @property {Record<string, string[] | 'all'>} parts the test files of each part, in the form of its runner;
 *   `all` runs the whole part, and an absent part does not run
 * @property {Record<string, number>} counts the number of test files of each runner
 * @property {string[]} unproven changed sources without a test
 */

/**
 * Reads the whole repository, which takes about a second.
 * @param {import('./graph.mjs').Tree} tree
 * @param {Parameters<typeof journeysOf>[2]} paths the app's routes
 */
export function prepare(tree, paths) {
  const graph = graphOf(tree);
  return {
    tree,
    graph,
    model: journeysOf(tree, graph, paths),
    storiesOfEntries: storiesOfLedger(tree),
  };
}

/**
 * @param {Pick<import('./git.mjs').Changes, 'present' | 'deleted' | 'before'>} changes
 * @param {ReturnType<typeof prepare>} prepared
 * @returns {Promise<Selection>}
 */
export async function select(
  { present, deleted, before },
  { tree, graph, model, storiesOfEntries },
) {
  const tests = Object.fromEntries(
    BY_FILE.map((part) => [part, tree.files.filter((file) => claims(part, file))]),
  );
  const counts = Object.fromEntries(BY_FILE.map((part) => [part, tests[part].length]));
  const command = graph.reach(TEST_COMMAND);
  const chosen = new Map(ALWAYS.map((part) => [part, 'all']));
  const unproven = [];
  const add = (part, files) => {
    if (files === 'all') chosen.set(part, 'all');
    else if (files.length > 0 && chosen.get(part) !== 'all') {
      chosen.set(part, [...(chosen.get(part) ?? []), ...files]);
    }
  };

  for (const file of [...present, ...deleted]) {
    const rules = RULES.filter(({ path }) => path.test(file));
    const total = rules.find(({ runs }) => runs === 'everything');
    if (total || isTestCommand(file, command)) {
      const why = total?.why ?? 'npm test itself depends on it';
      return { everything: `${file} changed, and ${why}`, parts: {}, counts, unproven: [] };
    }
    for (const [part, which] of rules.flatMap(({ runs }) => Object.entries(runs))) {
      add(part, which === 'all' ? 'all' : tests[part].filter((test) => which.test(test)));
    }
    add('stories', storiesOfEntries(file));
    const affected = await affectedBy(file, { graph, before, deleted });
    let quick = false;
    for (const part of BY_FILE.filter((one) => !JOURNEYS.includes(one))) {
      if (part === 'browser' && FAKED.test(file)) continue;
      const opening = part === 'browser' ? browserTestsOn(model, file) : [];
      const found = tests[part].filter((test) => affected.has(test) || opening.includes(test));
      add(part, found);
      quick ||= found.length > 0;
    }
    const journeys = journeysOn(model, file, { elsewhere: !quick });
    for (const part of JOURNEYS) {
      add(
        part,
        journeys.filter((one) => claims(part, one.replace(LINE, ''))),
      );
    }
    const proven =
      quick ||
      journeys.length > 0 ||
      deleted.includes(file) ||
      rules.some(({ proves = true }) => proves) ||
      // Benchmarks run by hand.
      [...affected].some((one) => claims('bench', one)) ||
      (SOURCE.test(file) && isTypeOnly(file, tree.read(file)));
    if (!proven) unproven.push(file);
  }
  if ([...JOURNEYS, 'budgets', 'floor', 'costs'].some((part) => chosen.has(part)))
    add('build', 'all');
  const parts = Object.fromEntries([...chosen].map(([part, which]) => [part, tidied(which)]));
  return { everything: null, parts, counts, unproven };
}

/**
 * Everything that depends on a changed file. A barrel file affects only the importers of names that now lead to another
 * module.
 */
async function affectedBy(file, { graph, before, deleted }) {
  const module = graph.modules.get(file);
  if (deleted.includes(file) || !module?.isBarrel) return graph.dependents(file);
  const old = readModule(file, (await before(file)) ?? '');
  const said = ({ reexports, stars }, name) => JSON.stringify([reexports.get(name), stars]);
  const names = [...module.reexports.keys(), ...old.reexports.keys()];
  const moved = names.filter((name) => said(module, name) !== said(old, name));
  const importers = [...graph.modules.keys()].filter((one) => graph.imports(one, file, moved));
  return new Set(importers.flatMap((one) => [...graph.dependents(one)]));
}

function isTestCommand(file, command) {
  return (
    command.has(file) && !/^scripts\/(?:changed|spec)\//.test(file) && file.startsWith('scripts/')
  );
}

/** Removes duplicates, and single tests of files that run whole. */
function tidied(which) {
  if (which === 'all') return 'all';
  const files = new Set(which);
  const isSuperfluous = (file) => LINE.test(file) && files.has(file.replace(LINE, ''));
  return [...files].filter((file) => !isSuperfluous(file)).sort();
}

function claims(part, file) {
  const { include, exclude = [] } = RUNNERS[part];
  return (
    include.some((glob) => matchesGlob(file, glob)) &&
    !exclude.some((glob) => matchesGlob(file, glob))
  );
}
