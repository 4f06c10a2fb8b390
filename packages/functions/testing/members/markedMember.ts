import { randomInt } from 'node:crypto';
import type { Client } from '../calls/client.ts';
import { signedIn } from '../calls/client.ts';
import { MARKED_WORDS, type Requester } from '../calls/requestsOf.ts';
import { freshMember } from './freshMember.ts';

/** Values that occur only in the records of marked members. Each record is a different person. */
const recordOf = () => ({
  first_name: 'Quillonmark',
  last_name: `Zephyrmark${crypto.randomUUID().replace(/[^a-f]/g, '')}`,
  phone_mobile: '+447700900987',
  date_of_birth: `19${randomInt(40, 90)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`,
});

/** A member with personal data that a search finds in any text. */
export interface MarkedMember extends Requester {
  readonly client: Client;
  /** The texts that a search must not find outside places for personal data. */
  readonly marks: readonly string[];
}

export async function markedMember(): Promise<MarkedMember> {
  const record = recordOf();
  const member = await freshMember(record);
  const client = await signedIn(member.email);
  const { first_name, last_name, phone_mobile, date_of_birth } = record;
  return {
    ...member,
    client,
    firstName: first_name,
    lastName: last_name,
    dob: date_of_birth,
    marks: [
      first_name,
      last_name,
      phone_mobile,
      date_of_birth,
      ...Object.values(MARKED_WORDS),
      member.uid,
      member.crmId,
      member.customerNumber,
      (await client.user?.getIdToken()) ?? '',
    ],
  };
}
