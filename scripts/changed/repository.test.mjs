import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, routesOf } from '../../packages/app/src/pages/pages.ts';
import { routeAt } from '../../packages/app/src/paths.ts';
import { ROOT } from '../lib/setUp.mjs';
import { ENTRIES } from './graph.mjs';
import { prepare, select } from './select.mjs';

const tree = {
  files: execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== ''),
  read: (file) => readFileSync(join(ROOT, file), 'utf8'),
};
const prepared = prepare(tree, { PAGES, routesOf, routeAt });
const selectAfter = (file) =>
  select({ present: [file], deleted: [], before: async () => null }, prepared);

describe('the selection after one change in this repository', () => {
  it('a primitive: the stories of every screen that uses it, and no journey', async () => {
    const { parts, counts } = await selectAfter('packages/ui/src/primitives/Button/Button.tsx');
    expect(parts.stories).toEqual(
      expect.arrayContaining([
        'packages/ui/src/primitives/Button/Button.stories.tsx',
        'packages/ui/src/screens/Login/LoginScreen.stories.tsx',
      ]),
    );
    expect(parts.stories.length).toBeLessThan(counts.stories * 0.6);
    expect(parts).not.toHaveProperty('journeys');
  });

  it('a message: the stories of the pages that name its area', async () => {
    const { parts, counts } = await selectAfter('packages/ui/src/i18n/en-GB/games.ts');
    expect(parts.stories).toContain(
      'packages/ui/src/screens/SpinTheWheel/SpinTheWheelScreen.stories.tsx',
    );
    expect(parts.stories.length).toBeLessThan(counts.stories * 0.2);
    expect(parts.unit).toContain('packages/ui/src/i18n/messages.test.ts');
  });

  it('a mapper: its test, and the journeys of its folder', async () => {
    const { parts } = await selectAfter('packages/app/src/features/offers/toOffers.ts');
    expect(parts.unit).toContain('packages/app/src/features/offers/toOffers.test.ts');
    expect(parts.journeys).toContain('packages/app/src/features/offers/offers.e2e.ts');
    expect(parts.journeys.length).toBeLessThan(5);
    expect(parts).not.toHaveProperty('stories');
    expect(parts).not.toHaveProperty('backend');
  });

  it('a hook: the journeys of its page', async () => {
    const { parts } = await selectAfter('packages/app/src/features/events/useRsvp.ts');
    expect(parts.journeys).toContain('packages/app/src/features/events/rsvp.e2e.ts');
    expect(parts.journeys).not.toContain('packages/app/src/features/offers/offers.e2e.ts');
  });

  it('a page: the browser tests that open its path, and no others', async () => {
    const { parts } = await selectAfter('packages/app/src/features/restaurant/RestaurantRoute.tsx');
    expect(parts.browser).toContain('packages/app/src/shell/routes.browser.tsx');
    expect(parts.browser).not.toContain('packages/app/src/features/offers/OffersRoute.browser.tsx');
  });

  it('a callable: its tests, those that use its contract, and the journeys of its page', async () => {
    const { parts, counts } = await selectAfter(
      'packages/functions/src/callables/promotions/spinTheWheel.ts',
    );
    expect(parts.backend).toEqual(
      expect.arrayContaining([
        'packages/functions/src/callables/promotions/spinTheWheel.test.ts',
        'packages/functions/src/callables/promotions/spinConcurrency.test.ts',
      ]),
    );
    expect(parts.backend.length).toBeLessThan(counts.backend * 0.3);
    expect(parts.browser).toBeUndefined();
    expect(parts.journeys).toContain('packages/app/src/features/games/spinTheWheel.e2e.ts');
  });

  it('a rule of the store: its tests, and the journeys of pages that read documents', async () => {
    const { parts } = await selectAfter('firestore.rules');
    expect(parts.backend).toContain(
      'packages/functions/local/firestore/rules/firestoreRules.test.ts',
    );
    expect(parts.journeys).toContain('packages/app/src/features/games/spinTheWheel.e2e.ts');
    expect(parts.journeys).not.toContain('packages/app/src/features/offers/offers.e2e.ts');
  });

  it('a name of an entry point: its importers, and the checks of the package', async () => {
    const { parts } = await selectAfter('packages/ui/src/tokens.ts');
    expect(parts).toMatchObject({ package: 'all', consumer: 'all' });
    expect(parts).not.toHaveProperty('stories');
    expect(parts).not.toHaveProperty('journeys');
  });

  it('a story: itself', async () => {
    const story = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
    const { parts } = await selectAfter(story);
    expect(parts.stories).toEqual([story]);
    expect(parts.unit).toContain('scripts/checks/published.test.mjs');
  });
});

it('the graph follows every entry point of the packages', () => {
  const entries = ['ui', 'functions'].flatMap((name) => {
    const { exports } = JSON.parse(tree.read(`packages/${name}/package.json`));
    return Object.entries(exports).flatMap(([path, target]) => {
      const source = typeof target === 'string' ? target : target.source;
      const isCode = /[.]\/(?:src|local)\//.test(source ?? '');
      return isCode
        ? [[`@casino/${name}${path.slice(1)}`, `packages/${name}/${source.slice(2)}`]]
        : [];
    });
  });
  expect(ENTRIES).toEqual(Object.fromEntries(entries));
});

it('every file of the ledger belongs to a story file', () => {
  const files = tree.files.filter((file) => /^packages\/ui\/visual\/.*[.]txt$/.test(file));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => prepared.storiesOfEntries(file).length === 0)).toEqual([]);
});

it('the graph has every page of the app and every journey', () => {
  const { journeys, routes } = prepared.model;
  const withPage = [...routes].filter(([, files]) =>
    [...files].some((file) => /\/features\/.*Route[.]tsx$/.test(file)),
  );
  expect(withPage.length).toBeGreaterThan(25);
  for (const [file, { tests }] of journeys) expect(tests, file).not.toEqual([]);
});

it('no page computes the name of a message area at run time', () => {
  const computed = /\b(?:enGB|messages|useMessages\(\))\s*\[(?!['"`]\w+['"`]\])/i;
  const pages = tree.files.filter((file) => /^packages\/(?:ui|app)\/src\/.*[.]tsx?$/.test(file));
  expect(pages.filter((file) => computed.test(tree.read(file)))).toEqual([]);
});
