import { randomInt } from 'node:crypto';
import type { Client } from './client.ts';
import { signedIn } from './client.ts';
import { freshMember } from './freshMember.ts';
import { MARKED_WORDS, type Requester } from './requestsOf.ts';

/** What stands in the record of every marked member, and in nothing else. They are not one person. */
const recordOf = () => ({
  first_name: 'Quillonmark',
  last_name: `Zephyrmark${crypto.randomUUID().replace(/[^a-f]/g, '')}`,
  phone_mobile: '+447700900987',
  date_of_birth: `19${randomInt(40, 90)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`,
});

/** A member whose every personal datum can be told from all other text. */
export interface MarkedMember extends Requester {
  readonly client: Client;
  /** What must not be found where personal data must not be. */
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
