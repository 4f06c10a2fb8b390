import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Implementation, implementations } from '../../../testing/memory/implementations.ts';
import { NEW_MEMBER, traitsOf } from '../../../testing/memory/memoryGroup.ts';
import { newPerson, recordOf } from '../../../testing/memory/memoryPeople.ts';
import type { MemberRecord } from '../../../testing/memory/memoryStore.ts';
import { DINNER } from '../../../testing/till/uses.ts';
import { addressKey, heldKeys, valuesToSeek } from '../persons/memberKeys.ts';

const all = implementations();

describe.each(['memory', 'firestore', 'http'] as const)('MemberService in %s', (name) => {
  let by: Implementation;
  beforeEach(() => {
    by = all[name];
  });

  async function newRecord(home_casino = 6): Promise<MemberRecord> {
    const number = randomUUID();
    const ids = { id: `crm-${number}`, customer_number: number };
    const record = { ...NEW_MEMBER, ...recordOf(newPerson()), home_casino, ...ids };
    await by.addMember(record);
    return record;
  }

  /** The ids of the records with any key of this one. */
  async function similarTo(record: MemberRecord): Promise<readonly string[]> {
    const traits = traitsOf(record);
    const keys = heldKeys(traits).filter((key) => key !== addressKey(traits.email));
    const found = await by.members.searchMembers({ ...valuesToSeek(record.email, [traits]), keys });
    return found.map(({ member }) => member.id);
  }

  it('finds members and their identifying fields, without unknown ids', async () => {
    const record = await newRecord();
    const { date_of_birth: _, ...member } = record;
    const ids = [record.id, 'unknown'];
    expect([...(await by.members.findMembers(ids))]).toEqual([[record.id, member]]);
    expect(await by.members.findKeyedMembers(ids)).toMatchObject([
      {
        member,
        traits: traitsOf(record),
        keys: expect.arrayContaining(heldKeys(traitsOf(record))),
      },
    ]);
  });

  it('finds the records that share a key, and no others, also by an earlier number', async () => {
    const [record, other] = [await newRecord(), await newRecord()];
    expect(await similarTo(record)).toEqual([record.id]);
    const phone_mobile = '+442079460999';
    const changed = await by.members.updateMember(record.id, { phone_mobile });
    expect(changed).toMatchObject({ id: record.id, phone_mobile });
    const { phone_mobile: earlier, first_name, date_of_birth } = record;
    const sought = { ...other, last_name: 'Married', first_name, date_of_birth };
    expect(await similarTo({ ...sought, phone_mobile: earlier })).toContain(record.id);
    expect(await by.members.updateMember('unknown', { phone_mobile })).toBeNull();
  });

  it('identifies a number at its casino, and at the one that runs it', async () => {
    const record = await newRecord(17);
    const { id: crmId, customer_number: customerNumber } = record;
    for (const location of [6, 17]) {
      expect(await by.members.identify(location, customerNumber)).toMatchObject({
        membership: { location: 17, customerNumber, crmId },
        record: { traits: traitsOf(record) },
      });
    }
    expect(await by.members.identify(9, customerNumber)).toBeNull();
  });

  it('registers a person once for each address and casino, and a submission once', async () => {
    const person = newPerson();
    const consents = { over18: true as const, terms: true as const, marketing: [] };
    const register = (
      location: number,
      email = person.email,
      submissionId: string = randomUUID(),
    ) =>
      by.members.register({
        submissionId,
        values: { title: 'Ms', gender: 'female', ...person, email, consents, location },
        customerNumber: null,
        language: 'en-GB',
        at: new Date(),
      });
    const submission = randomUUID();
    const first = await register(6, person.email, submission);
    if (first === 'already-member') throw new Error('Nobody has this address.');
    expect(first).toMatchObject({ membership: { location: 6 }, isNew: true });
    const { membership } = first;
    expect(await register(6, person.email, submission)).toMatchObject({ membership });
    expect(await register(6)).toBe('already-member');
    expect(await register(6, person.email.toUpperCase())).toBe('already-member');
    expect(await register(9)).toMatchObject({ isNew: true });
    const [stored] = await by.members.findKeyedMembers([membership.crmId]);
    const { dob: dateOfBirth, ...others } = person;
    expect(stored?.traits).toEqual({ ...others, dateOfBirth, personId: null });
  });

  it('finds the vouchers of a member at a venue, and those for everyone', async () => {
    const { id: crmId } = await newRecord();
    const holder = { crmId, location: 6 };
    const [own, offer] = [randomUUID(), randomUUID()];
    await by.addVoucher({ ...DINNER, ...holder, id: own });
    await by.addVoucher({ ...DINNER, id: offer, audience: 'everyone', crmId: null });
    await by.addVoucher({ ...DINNER, ...holder, id: randomUUID(), location: 9 });
    const listed = await by.members.findVouchersOf(holder);
    expect(listed.filter((each) => each.crmId === crmId)).toMatchObject([{ id: own }]);
    expect(listed.map(({ id }) => id)).toContain(offer);
    expect(await by.members.findVoucher(own)).toMatchObject({ id: own, usedAt: null });
    expect(await by.members.findVoucher('unknown')).toBeNull();
  });
});
