import { describe, expect, it } from 'vitest';
import { FILES, PATHS, treeOf } from './fakeTree.fixtures.mjs';
import { prepare, select } from './select.mjs';

const BY_FILE = ['unit', 'backend', 'stories', 'journeys', 'engines'];

/** The selection after changes of these files in the fake tree. */
function selectAfter(present, { deleted = [], changes = {} } = {}) {
  const before = async (file) => FILES[file] ?? null;
  return select({ present, deleted, before }, prepare(treeOf(changes), PATHS));
}

/** The names of the selected test files by part, without their folders. */
async function namesAfter(...args) {
  const { parts } = await selectAfter(...args);
  const name = (file) => file.split('/').at(-1);
  return Object.fromEntries(
    BY_FILE.filter((part) => parts[part]).map((part) => [
      part,
      parts[part] === 'all' ? 'all' : parts[part].map(name),
    ]),
  );
}

const APP = 'packages/app/src/features';
const UI = 'packages/ui/src';
const BACKEND = 'packages/functions/src';

describe('select', () => {
  it.each([
    [
      'a primitive: stories, through any number of modules, and every engine',
      `${UI}/primitives/Button/Button.tsx`,
      { stories: ['Button.stories.tsx', 'OffersScreen.stories.tsx'], engines: 'all' },
    ],
    [
      'a story: itself',
      `${UI}/primitives/Button/Button.stories.tsx`,
      { stories: ['Button.stories.tsx'] },
    ],
    [
      'messages: code that names their area, and code that uses the whole catalogue',
      `${UI}/i18n/en-GB/offers.ts`,
      {
        unit: ['toOffers.test.ts', 'messages.test.ts'],
        stories: ['OffersScreen.stories.tsx'],
        engines: ['offers.engines.ts'],
      },
    ],
    [
      'unused messages: code that uses the whole catalogue',
      `${UI}/i18n/en-GB/games.ts`,
      { unit: ['messages.test.ts'] },
    ],
    [
      'a file of the ledger: its stories',
      'packages/ui/visual/primitives/Button/Button.txt',
      { stories: ['Button.stories.tsx'] },
    ],
    ['a decorator of every story', '.storybook/decorators.tsx', { stories: 'all' }],
    [
      'a screen: its stories, and the journeys of its routes',
      `${UI}/screens/Offers/OffersScreen.tsx`,
      {
        stories: ['OffersScreen.stories.tsx'],
        journeys: ['offers.e2e.ts'],
        engines: ['offers.engines.ts'],
      },
    ],
    [
      'a mapper: its test, and only the journeys of its folder',
      `${APP}/offers/toOffers.ts`,
      { unit: ['toOffers.test.ts'], journeys: ['offers.e2e.ts'], engines: ['offers.engines.ts'] },
    ],
    [
      'a hook without a quick test: also tests of other folders that quote its route',
      `${APP}/games/useSpin.ts`,
      { journeys: ['games.e2e.ts', 'navigation.e2e.ts:5'] },
    ],
    [
      'a page: a test includes the tables that it uses',
      `${APP}/offers/OffersRoute.tsx`,
      { journeys: ['offers.e2e.ts', 'navigation.e2e.ts:4'], engines: ['offers.engines.ts'] },
    ],
    [
      'the session: every journey',
      'packages/app/src/session/session.ts',
      {
        journeys: ['games.e2e.ts', 'offers.e2e.ts', 'navigation.e2e.ts'],
        engines: ['offers.engines.ts'],
      },
    ],
    ['a journey: itself', `${APP}/games/games.e2e.ts`, { journeys: ['games.e2e.ts'] }],
    [
      'a callable: tests that use its contract, and the journeys of its page',
      `${BACKEND}/callables/games/spin.ts`,
      { backend: ['spin.test.ts'], journeys: ['games.e2e.ts'] },
    ],
    [
      'a callable: tests that use its name',
      `${BACKEND}/callables/games/read.ts`,
      { backend: ['read.test.ts'] },
    ],
    [
      'a store: the callables that name it',
      `${BACKEND}/stores/profiles.ts`,
      { backend: ['read.test.ts'] },
    ],
    [
      'a program: the tests that start it',
      'packages/functions/local/callables/callablesProcess.ts',
      { backend: 'all', journeys: 'all' },
    ],
    [
      'the rules: tests that name them, and journeys of routes that read documents',
      'firestore.rules',
      { backend: ['rules.test.ts'], journeys: ['games.e2e.ts'] },
    ],
    [
      'a file that a test reads',
      'firebase.json',
      { unit: ['headers.test.mjs'], journeys: 'all', engines: 'all' },
    ],
  ])('%s', async (_, file, expected) => {
    const selected = await namesAfter([file]);
    expect(selected).toEqual(expected);
  });

  it('runs everything after a change to the lockfile or to npm test', async () => {
    expect((await selectAfter(['package-lock.json'])).everything).toMatch(/every test depends on/);
    expect((await selectAfter(['scripts/lib/run.mjs'])).everything).toMatch(/npm test itself/);
  });

  it('builds the app only if journeys run, in any engine', async () => {
    const inEngines = await selectAfter([`${APP}/offers/offers.engines.ts`]);
    expect(inEngines.parts).toHaveProperty('build');
    expect(inEngines.parts).not.toHaveProperty('journeys');
    expect((await selectAfter([`${APP}/games/games.e2e.ts`])).parts).toHaveProperty('build');
    expect(
      (await selectAfter([`${UI}/primitives/Button/Button.stories.tsx`])).parts,
    ).not.toHaveProperty('build');
  });

  it('runs the cheap checks without a change', async () => {
    const { parts, unproven } = await selectAfter([]);
    expect(Object.keys(parts)).toEqual(['types', 'lint', 'unused', 'conventions']);
    expect(unproven).toEqual([]);
  });

  it('selects by the changed names of a barrel file', async () => {
    const barrel = `${UI}/index.ts`;
    const added = `${FILES[barrel]}\nexport { Card } from './primitives/Card/Card.tsx';`;
    expect(await namesAfter([barrel], { changes: { [barrel]: added } })).toEqual({});
    const moved = FILES[barrel].replace('./i18n/messages.ts', './primitives/Card/Card.tsx');
    expect(await namesAfter([barrel], { changes: { [barrel]: moved } })).toEqual({
      unit: ['toOffers.test.ts'],
    });
  });
});

describe('a change without a test', () => {
  it('is listed, also beside a journey', async () => {
    const unused = 'packages/app/src/shell/unused.ts';
    const changes = { [unused]: 'export const x = 1;' };
    expect((await selectAfter([unused], { changes })).unproven).toEqual([unused]);
  });

  it('is listed', async () => {
    expect((await selectAfter([`${UI}/primitives/Card/Card.tsx`])).unproven).toEqual([
      `${UI}/primitives/Card/Card.tsx`,
    ]);
  });

  it.each([
    ['a module of types', [`${UI}/screens/Offers/Offers.types.ts`], []],
    ['a tool without tests', ['scripts/speed.mjs'], []],
    ['a deleted file', [], [`${UI}/primitives/Tab/Tab.tsx`]],
  ])('is accepted for %s', async (_, present, deleted) => {
    expect((await selectAfter(present, { deleted })).unproven).toEqual([]);
  });
});
