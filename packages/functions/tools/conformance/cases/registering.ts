import type { Kit } from '../kit.ts';
import { NotTested } from '../outcomes.ts';
import { type NewRegistration, newKey } from '../requests.ts';

/** Sends a registration, with a new key. */
export function send({ members }: Kit, body: NewRegistration) {
  return members.send('register', { body }, { key: newKey() });
}

/** Registers a member, with a new key. */
export function registered({ members }: Kit, body: NewRegistration) {
  return members.ok('register', { body }, { key: newKey() });
}

/** A casino of the group that is another one than `location`, also if 17 is run by 6. */
export async function anotherCasino({ content, sample }: Kit, location: number): Promise<number> {
  if (content.target.url === '') throw new NotTested('A second casino needs --content.');
  const same = [6, 17].includes(location) ? [6, 17] : [location];
  const other = (await sample.venues()).find(({ id }) => !same.includes(id));
  if (!other) throw new NotTested('The content service has one casino only.');
  return other.id;
}
