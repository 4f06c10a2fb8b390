import type { Client } from './client.ts';
import { signedIn } from './client.ts';
import { freshMember } from './freshMember.ts';

/** What stands in the record of every marked member, and in nothing else. */
const RECORD = {
  first_name: 'Quillonmark',
  last_name: 'Zephyrmark',
  phone_mobile: '+447700900987',
  date_of_birth: '1971-03-09',
};

/** Words of their own that marked members write. */
export const MARKED_WORDS = {
  comments: 'Verbatimmark about my winnings',
  mobile: '07700 900987',
  password: 'Sekretmark-pass-1',
} as const;

/** A member whose every personal datum can be told from all other text. */
export interface MarkedMember {
  readonly client: Client;
  readonly email: string;
  readonly crmId: string;
  readonly customerNumber: string;
  readonly location: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  /** What must not be found where personal data must not be. */
  readonly marks: readonly string[];
}

export async function markedMember(): Promise<MarkedMember> {
  const member = await freshMember(RECORD);
  const client = await signedIn(member.email);
  const { first_name, last_name, phone_mobile, date_of_birth } = RECORD;
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
