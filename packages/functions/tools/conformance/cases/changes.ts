import { CONSENT_WORDING, type ConsentTopic, consentTo } from '../../../src/contract/consents.ts';
import type { memberHttpService } from '../../../src/contract/http/members.ts';
import type { OperationOf, OperationRequest } from '../../../src/contract/http/operationTypes.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { newKey, newMember } from '../requests.ts';

/** Both are 01:30 in British local time, an hour apart: clocks go back in between. */
const TWICE = ['2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+00:00'] as const;

/** Changing members: the given fields, once per key. */
export const CHANGE_CASES: readonly Case[] = [
  {
    id: 'update-given',
    service: 'members',
    requirement: 'updateMember stores the given fields.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      await update(kit, crmId, { phone_mobile: '+447700900222' });
      const { member, reply } = await read(kit, crmId);
      must(member?.phone_mobile === '+447700900222', 'the new telephone number', reply);
    },
  },
  {
    id: 'update-others',
    service: 'members',
    requirement: 'updateMember changes no other field.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const before = await read(kit, crmId);
      await update(kit, crmId, { phone_mobile: '+447700900222' });
      const after = await read(kit, crmId);
      const others = (member: object | undefined) =>
        JSON.stringify({ ...member, phone_mobile: '' });
      must(others(after.member) === others(before.member), 'the same other fields', after.reply);
    },
  },
  {
    id: 'update-strict',
    service: 'members',
    requirement: 'updateMember replies 400 to a field that members cannot change.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const reply = await kit.members.send(
        'updateMember',
        { params: { crmId }, body: {} },
        { key: newKey(), body: { loyalty_points: 1_000_000 } },
      );
      must(reply.status === 400, 'status 400', reply);
    },
  },
  {
    id: 'update-repeated',
    service: 'members',
    requirement:
      'An update that is repeated with its key has one effect, also after a later update.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      await update(kit, crmId, { phone_mobile: '+447700900222' }, key);
      await update(kit, crmId, { phone_mobile: '+447700900333' });
      await update(kit, crmId, { phone_mobile: '+447700900222' }, key);
      const { member, reply } = await read(kit, crmId);
      must(member?.phone_mobile === '+447700900333', 'the number of the later update', reply);
    },
  },
  {
    id: 'consents-appended',
    service: 'members',
    requirement: 'Answers to consents are appended to the history, oldest first.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const before = (await read(kit, crmId)).member?.consents ?? [];
      await answer(kit, crmId, true, '2026-03-01T10:00:00Z');
      await answer(kit, crmId, false, '2026-03-02T10:00:00Z');
      const { member, reply } = await read(kit, crmId);
      const consents = member?.consents ?? [];
      const isAppended =
        JSON.stringify(consents.slice(0, before.length)) === JSON.stringify(before) &&
        consents
          .slice(before.length)
          .map(({ given }) => given)
          .join() === 'true,false';
      must(isAppended, 'the earlier answers, then yes and no', reply);
    },
  },
  {
    id: 'consents-clocks',
    service: 'members',
    requirement: 'The times of answers keep their instants when clocks go back.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      for (const [index, at] of TWICE.entries()) await answer(kit, crmId, index === 0, at);
      const { member, reply } = await read(kit, crmId);
      const times = member?.consents?.slice(-2).map(({ at }) => Date.parse(at));
      const expected = TWICE.map((at) => Date.parse(at));
      must(times?.join() === expected.join(), `the instants ${TWICE.join(' and ')}`, reply);
    },
  },
  {
    id: 'withdraw-all',
    service: 'members',
    requirement: 'withdrawMarketing withdraws every marketing consent.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const body = { at: new Date().toISOString() };
      await kit.members.ok('withdrawMarketing', { params: { crmId }, body }, { key: newKey() });
      const { member, reply } = await read(kit, crmId);
      const history = member?.consents ?? [];
      const marketing = Object.keys(CONSENT_WORDING).filter(
        (topic) => topic !== 'session-recording',
      );
      const isWithdrawn = marketing.every(
        (topic) => consentTo(history, topic as ConsentTopic) !== true,
      );
      must(isWithdrawn, 'no current yes to marketing', reply);
    },
  },
  {
    id: 'withdraw-appended',
    service: 'members',
    requirement: 'withdrawMarketing appends to the history, and keeps the earlier answers.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const before = (await read(kit, crmId)).member?.consents ?? [];
      const body = { at: new Date().toISOString() };
      await kit.members.ok('withdrawMarketing', { params: { crmId }, body }, { key: newKey() });
      const { member, reply } = await read(kit, crmId);
      const first = member?.consents?.slice(0, before.length);
      must(JSON.stringify(first) === JSON.stringify(before), 'the earlier answers first', reply);
    },
  },
];

type Change = OperationRequest<OperationOf<typeof memberHttpService, 'updateMember'>>['body'];

function update({ members }: Kit, crmId: string, change: Change, key = newKey()) {
  return members.ok('updateMember', { params: { crmId }, body: change }, { key });
}

function answer(kit: Kit, crmId: string, given: boolean, at: string) {
  const topic = 'online-sms';
  return update(kit, crmId, { consents: [{ topic, given, wording: CONSENT_WORDING[topic], at }] });
}

async function read({ members }: Kit, crmId: string) {
  const reply = await members.ok('findMembers', { body: { crmIds: [crmId] } });
  return { member: reply.body.records[0]?.member, reply };
}
