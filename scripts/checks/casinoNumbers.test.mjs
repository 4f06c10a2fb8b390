import { expect, it } from 'vitest';
import { CASINOS } from '../../packages/app/src/casinos.ts';
import { VENUES } from '../../packages/functions/local/seed/venues.ts';

it('gives the numbers of the demo’s casinos where the app does not work', () => {
  expect(CASINOS).toEqual(
    VENUES.map(({ pagetitle, telephone }) => ({ name: pagetitle, telephone })),
  );
});
