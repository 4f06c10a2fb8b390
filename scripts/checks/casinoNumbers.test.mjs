import { expect, it } from 'vitest';
import { CASINOS } from '../../packages/app/src/lib/config/casinos.ts';
import { VENUES } from '../../packages/functions/testing/games/demoLists.ts';

it('the page of an unsupported browser has the numbers of the demo casinos', () => {
  expect(CASINOS).toEqual(
    VENUES.map(({ pagetitle, telephone }) => ({ name: pagetitle, telephone })),
  );
});
