import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import type { Client } from '../testing/calls/client.ts';
import type { AddedMember } from '../testing/members/addMember.ts';
import { mailsTo } from '../testing/members/inbox.ts';
import { newLogin } from '../testing/members/joining.ts';
import { FROM_APP } from '../testing/members/newEmail.ts';
import { addRecord, link, newPerson } from '../testing/members/testPerson.ts';
import { newTill } from '../testing/till/staff.ts';
import { codeOf, newVoucher } from '../testing/till/vouchers.ts';
import { services } from './composition/services.ts';
import { CONSENT_WORDING } from './contract/consents.ts';
import { currentPass } from './domain/wallet/memberPass.ts';

// The table "what follows the person" of domain/persons/README.md, cell by cell. Something happens to the record at casino 9 of a person
// with another record at casino 6. It concerns the person if it shows at both, the record if only at its own, and nothing.

const database = openDatabase();
const TOPIC = 'casino-email';

interface Owner {
  readonly client: Client;
  readonly email: string;
  readonly other: AddedMember;
  readonly record: AddedMember;
}

async function newOwner(): Promise<Owner> {
  const person = newPerson();
  const yes = {
    topic: TOPIC,
    given: true,
    wording: CONSENT_WORDING[TOPIC],
    at: '2026-11-01T10:00:00Z',
  };
  const [other, record] = [
    await addRecord(person, { consents: [yes] }),
    await addRecord(person, { home_casino: 9, consents: [yes] }),
  ];
  const client = await newLogin(person.email);
  await link(client, other, person.dob);
  await link(client, record, person.dob);
  return { client, email: person.email, other, record };
}

const change = (fields: object) => async (owner: Owner) => {
  await database.doc(`members/${owner.record.crmId}`).update(fields);
};
const answer =
  (given: boolean) =>
  async ({ client, record: { location, crmId } }: Owner) => {
    const consents = [{ topic: TOPIC, given, wording: CONSENT_WORDING[TOPIC] } as const];
    await client.call('members-updateProfile', { location, crmId, values: { consents } });
  };

const EVENTS: Readonly<Record<string, (owner: Owner) => Promise<void>>> = {
  'a suspension': change({ suspended: true }),
  'update-required': change({ membership_type_id: 2 }),
  executive: change({ membership_type_id: 45 }),
  'account-required': change({ membership_type_id: 19 }),
  temporary: change({ membership_type_id: 34 }),
  'promotion-free mode': async ({ client }) => {
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
  },
  'a no to marketing': answer(false),
  'a yes to marketing': async (owner) => {
    await answer(false)(owner);
    await answer(true)(owner);
  },
};

/** What the other record and that of the event show. Equal texts before and after mean that the event does not concern it. */
type Look = (owner: Owner) => Promise<readonly string[]>;
const ofEach =
  (look: (owner: Owner, record: AddedMember) => Promise<string>): Look =>
  (owner) =>
    Promise.all([owner.other, owner.record].map((record) => look(owner, record)));

const isOpen = ofEach(async ({ client }, { location, crmId }) =>
  client.call('vouchers-getAllVouchers', { location, crmId }).then(
    ({ records }) => (records.length > 0 ? 'open' : 'hidden'),
    () => 'closed',
  ),
);
const consentShown = ofEach(async ({ client }, { location }) => {
  const { result } = await client.call('members-getMember', { location });
  return String(result.consents?.at(-1)?.given);
});
const redeemed = ofEach(async (_, record) => {
  const { client } = await newTill({ venueId: record.location });
  const code = codeOf(await newVoucher(record), record);
  const { customerNumber } = record;
  const scan = { nonce: randomUUID(), voucher: { code }, customerNumber };
  return (await client.call('till-redeem', scan)).outcome;
});
const passShown = ofEach(async (_, { crmId }) => {
  const pass = await currentPass(crmId, services, new Date());
  return pass === null ? 'void' : JSON.stringify(pass);
});
/** An account’s e-mail, which both records share. */
const mailed: Look = async ({ client, email }) => {
  const before = (await mailsTo(email)).length;
  await client.call('users-sendPasswordReset', { email, ...FROM_APP });
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before);
  return ['sent', 'sent'];
};
const consentStored = ofEach(async (_, { crmId }) => {
  const stored = await database.doc(`members/${crmId}`).get();
  return String(stored.get('consents').at(-1).given);
});

// Columns: page, till, wallet, mail.
const TABLE: Readonly<Record<string, string>> = {
  'a suspension': 'person person person nothing',
  'update-required': 'record record record nothing',
  executive: 'record record record nothing',
  'account-required': 'record record record nothing',
  temporary: 'record record record nothing',
  'promotion-free mode': 'person person person nothing',
  'a no to marketing': 'person nothing nothing person',
  'a yes to marketing': 'record nothing nothing record',
};

describe('§6 what follows the person, and what stays with the record', () => {
  it.each(Object.entries(TABLE))('%s: %s', async (event, row) => {
    const isConsent = event.endsWith('marketing');
    const columns = [
      isConsent ? consentShown : isOpen,
      redeemed,
      passShown,
      isConsent ? consentStored : mailed,
    ];
    const owner = await newOwner();
    const looked = async () => {
      const cells: (readonly string[])[] = [];
      for (const look of columns) cells.push(await look(owner));
      return cells;
    };
    // A yes is compared with the no before it.
    if (event === 'a yes to marketing') await EVENTS['a no to marketing']?.(owner);
    const before = await looked();
    await EVENTS[event]?.(owner);
    const after = await looked();
    const cells = before.map(([other, own], column) => {
      const isOther = other !== after[column]?.[0];
      return isOther ? 'person' : own === after[column]?.[1] ? 'nothing' : 'record';
    });
    expect(cells.join(' ')).toBe(row);
  });
});
