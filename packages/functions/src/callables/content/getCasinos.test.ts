import { expect, it } from 'vitest';
import { signedOut } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';

it('content-getCasinos returns only the ids and names of the casinos, to every caller', async () => {
  const { casinos } = await signedOut().call('content-getCasinos', null);
  expect(casinos).toEqual(
    VENUES.map(({ id, pagetitle }) => ({ id, pagetitle })).toSorted((a, b) => a.id - b.id),
  );
  expect(casinos.length).toBeGreaterThanOrEqual(4);
});
