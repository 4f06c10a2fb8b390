import type { Case } from '../case.ts';
import { mustEqual, mustHaveStatus } from '../outcomes.ts';
import { newKey, newMember, readMember, update } from '../requests.ts';
import { answer, changeCase } from './changing.ts';

/** Normal form C is itself; form KC replaces the first letter. */
const NAME = '\u01C4ana Maria';
const MOBILE = '+447700900022';
const AT = '2026-03-05T10:00:00Z';

/** Changing members: the given fields and no others, and invalid changes. */
export const UPDATE_CASES: readonly Case[] = [
  changeCase('update-given', 'M-24', 'updateMember stores the given fields.', async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { phone_mobile: MOBILE });
    const { member, reply } = await readMember(kit, crmId);
    mustEqual(member.phone_mobile, MOBILE, 'the new number', reply);
  }),
  changeCase('update-interests', 'M-24', 'New interests replace the earlier ones.', async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { interests: ['roulette', 'dining'] });
    await update(kit, crmId, { interests: ['poker'] });
    const { member, reply } = await readMember(kit, crmId);
    mustEqual(member.interests, ['poker'], 'the interests', reply);
  }),
  changeCase('update-no-interests', 'M-24', 'An empty list removes the interests.', async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { interests: ['roulette'] });
    await update(kit, crmId, { interests: [] });
    const { member, reply } = await readMember(kit, crmId);
    mustEqual(member.interests ?? [], [], 'the interests', reply);
  }),
  changeCase('update-others', 'M-24', 'updateMember changes no other field.', async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { interests: ['roulette'] });
    let before = await readMember(kit, crmId);
    for (const change of [
      { phone_mobile: MOBILE },
      { interests: ['poker' as const] },
      { consents: [answer('online-sms', true, AT)] },
    ]) {
      await update(kit, crmId, change);
      const after = await readMember(kit, crmId);
      const changed = new Set(Object.keys(change));
      const [others, same] = [before, after].map(({ member }) =>
        Object.fromEntries(Object.entries(member).filter(([name]) => !changed.has(name))),
      );
      mustEqual(same, others, 'the same other fields', [before.reply, after.reply]);
      before = after;
    }
  }),
  changeCase(
    'update-strict',
    'G-05',
    'updateMember replies 400 to a field that members cannot change.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const request = { params: { crmId }, body: {} };
      const extras = { key: newKey(), body: { loyalty_points: 1_000_000 } };
      mustHaveStatus(400, await kit.members.send('updateMember', request, extras));
    },
  ),
  changeCase(
    'update-invalid',
    'G-05',
    'updateMember replies 400 to an invalid value.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const { wording: _, ...withoutWording } = answer('online-sms', true, AT);
      for (const body of [
        { phone_mobile: '07700900123' },
        { phone_mobile: '' },
        { interests: ['chess'] },
        { consents: [{ ...answer('online-sms', true, AT), topic: 'casino-fax' }] },
        { consents: [answer('online-sms', true, 'yesterday')] },
        { consents: [withoutWording] },
      ]) {
        const request = { params: { crmId }, body: {} };
        const reply = await kit.members.send('updateMember', request, { key: newKey(), body });
        mustHaveStatus(400, reply);
      }
    },
  ),
  changeCase('text-invalid', 'G-20', 'A text that is not Unicode gets 400.', async (kit) => {
    const { crmId } = await newMember(kit);
    const body = { consents: [answer('online-sms', true, AT, 'Offers \ud83c by text.')] };
    const request = { params: { crmId }, body };
    mustHaveStatus(400, await kit.members.send('updateMember', request, { key: newKey() }));
  }),
  changeCase(
    'text-as-sent',
    'G-20',
    'A name is returned as it was sent: two spaces stay two, and a letter stays itself.',
    async (kit) => {
      const { crmId } = await newMember(kit, { firstName: NAME });
      const { member, reply } = await readMember(kit, crmId);
      mustEqual(member.first_name, NAME, 'first_name:', reply);
    },
  ),
];
