import { expect, it } from 'vitest';
import { isHeldAt } from './memberships.ts';

it.each([
  [6, 6, true],
  [17, 17, true],
  [17, 6, true],
  [6, 17, true],
  [6, 9, false],
  [17, 9, false],
])('§4 home casino 17 is treated as 6: a membership at %i is held at %i: %s', (held, asked, is) => {
  expect(isHeldAt({ location: held }, asked)).toBe(is);
});
