import { describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { documentsNaming } from '../../../testing/members/documentsNaming.ts';
import { joining, newLogin } from '../../../testing/members/joining.ts';
import { addRecord, link, newPerson } from '../../../testing/members/testPerson.ts';
import { services } from '../../composition/services.ts';
import { mailboxKey } from '../../domain/persons/memberKeys.ts';

pointAtBackend();

/** Chances for a call to commit between two steps of the deletion. */
const RUNS = 10;
const PAUSES_MS = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96];

const after = async (milliseconds: number, call: () => Promise<unknown>) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await call().catch(() => {});
};

describe('§6 a deletion beside other calls', () => {
  it.each(Array.from({ length: RUNS }, (_, run) => run))(
    'leaves no profile, no link and no person for good (run %i)',
    { timeout: 60_000 },
    async (run) => {
      const person = newPerson();
      const record = await addRecord(person);
      const client = await newLogin(person.email);
      const uid = client.user?.uid ?? '';
      const values = { name: 'Una', customerNumber: '', comments: 'The lift is stuck.' };
      const pause = PAUSES_MS[run] ?? 0;
      const verify = () => client.call('users-setVerifiedEmail', null);
      const mode = () =>
        client.call('users-setSaferGambling', { change: { realityCheckMinutes: 30 } });
      await Promise.all([
        client.call('users-deleteAccount', { forgetMe: false }),
        after(pause, verify),
        after(pause + 20, verify),
        after(pause + 60, verify),
        after(pause, () => link(client, record, person.dob)),
        after(pause, mode),
        after(pause + 30, mode),
        after(pause, () =>
          client.call('members-registerAccount', joining(person.email, { location: 9 })),
        ),
        after(pause, () => client.call('members-submitTicket', { values })),
      ]);
      expect(await documentsNaming(uid)).toEqual([]);
      const persons = await services.persons.findByTraces([mailboxKey(person.email)]);
      expect(persons.filter((each) => each.person.removeAt === null)).toEqual([]);
    },
  );
});
