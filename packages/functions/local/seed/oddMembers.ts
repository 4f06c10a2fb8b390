import { addressKey, heldKeys, mailboxKey } from '../../src/domain/persons/memberKeys.ts';

/** A record of a customer system with missing fields. */
interface OddMember {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly casino: number | null;
  /** An address that the member had before. */
  readonly formerEmail?: string;
  /** The id of the person, whom the support desk has verified. */
  readonly personId?: string;
}

const ODD: readonly OddMember[] = [
  { id: 'crm-without-email', number: '100220', firstName: 'Norma', email: null, casino: 6 },
  {
    id: 'crm-without-casino',
    number: '100221',
    firstName: 'Hobart',
    email: 'hobart@demo.test',
    casino: null,
  },
  {
    id: 'crm-shared-orrery',
    number: '100222',
    firstName: 'Pat',
    email: 'shared@demo.test',
    casino: 6,
  },
  {
    id: 'crm-shared-lantern',
    number: '100223',
    firstName: 'Robin',
    email: 'shared@demo.test',
    casino: 9,
  },
  {
    id: 'crm-moved-address',
    number: '100224',
    firstName: 'Maud',
    email: 'maud@demo.test',
    casino: 12,
    formerEmail: 'maud.earlier+shop@demo.test',
  },
  {
    id: 'crm-verified-person',
    number: '100225',
    firstName: 'Vera',
    email: 'vera@demo.test',
    casino: 21,
    personId: 'person-100225',
  },
];

/** Members without an account, whose records are as odd as those of real customer systems. */
export function oddMembers() {
  return ODD.map(({ id, number, firstName, email, casino, formerEmail, personId = null }) => {
    const traits = {
      email: email ?? '',
      firstName,
      lastName: 'Oddly',
      dateOfBirth: '1970-07-07',
      mobile: '',
      personId,
    };
    const former =
      formerEmail === undefined ? [] : [addressKey(formerEmail), mailboxKey(formerEmail)];
    return {
      id,
      customer_number: number,
      first_name: firstName,
      last_name: traits.lastName,
      email,
      date_of_birth: traits.dateOfBirth,
      person_keys: [...heldKeys(traits), ...former],
      person_id: personId,
      suspended: false,
      membership_type_id: 49,
      membership_type_Name: 'Jack',
      home_casino: casino,
    };
  });
}
