import { describe, expect, it } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { nearestTests } from './nearestTests.mjs';

const MAPPER = 'packages/app/src/features/points/toPoints';

describe('the tests nearest to a change', () => {
  it('of a mapper are its own first, and then those of its page', async () => {
    const tests = await nearestTests(ROOT, [`${MAPPER}.ts`]);
    expect(tests[0]).toBe(`${MAPPER}.test.ts`);
    expect(tests).toContain('packages/app/src/features/points/PointsRoute.browser.tsx');
    expect(tests).not.toContain('packages/app/src/features/offers/OffersRoute.browser.tsx');
  });

  it('of a screen are its stories, and the tests of the route that imports it from the other package', async () => {
    const tests = await nearestTests(ROOT, ['packages/ui/src/screens/Offers/OffersScreen.tsx']);
    expect(tests[0]).toBe('packages/ui/src/screens/Offers/OffersScreen.stories.tsx');
    expect(tests).toContain('packages/app/src/features/offers/OffersRoute.browser.tsx');
  });

  it('of a test file are that file only, also one of the second circle', async () => {
    const changed = 'packages/functions/src/faults.test.ts';
    expect(await nearestTests(ROOT, [changed])).toEqual([changed]);
  });

  it('of the security rules are those that the backend runs', async () => {
    expect(await nearestTests(ROOT, ['firestore.rules'])).toEqual([
      'packages/functions/src/firestoreRules.test.ts',
    ]);
  });
});
