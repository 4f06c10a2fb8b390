import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, mustHaveStatus } from '../outcomes.ts';
import {
  type NewRegistration,
  newKey,
  newMember,
  newMobile,
  newRegistration,
  readMember,
  UNKNOWN_ID,
  update,
  withdraw,
} from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';

const WITHDRAWN_AT = '2026-03-05T11:00:00Z';
const MOBILES = ['+447700900011', '+447700900022'] as const;

const KEYS_REFUSED: readonly { name: string; what: string; extras: Extras }[] = [
  { name: 'without-key', what: 'no key', extras: {} },
  { name: 'empty-key', what: 'an empty key', extras: { key: '' } },
];

/** Requests with an `Idempotency-Key`. */
export const KEY_CASES: readonly Case[] = [
  ...KEYS_REFUSED.flatMap(({ name, what, extras }) => [
    keyCase(`register-${name}`, 'M-18', `A registration with ${what} gets 400.`, async (kit) => {
      const body = newRegistration(kit);
      mustHaveStatus(400, await kit.members.send('register', { body }, extras));
    }),
    keyCase(`update-${name}`, 'M-18', `A change with ${what} gets 400.`, async (kit) => {
      const { crmId } = await newMember(kit);
      const request = { params: { crmId }, body: { phone_mobile: MOBILES[0] } };
      mustHaveStatus(400, await kit.members.send('updateMember', request, extras));
    }),
    keyCase(`withdraw-${name}`, 'M-18', `A withdrawal with ${what} gets 400.`, async (kit) => {
      const { crmId } = await newMember(kit);
      const request = { params: { crmId }, body: { at: new Date().toISOString() } };
      mustHaveStatus(400, await kit.members.send('withdrawMarketing', request, extras));
    }),
  ]),
  keyCase(
    'register-same-key',
    'M-19',
    'Two simultaneous registrations with one key have one effect, and the same reply.',
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const replies = await Promise.all([send(kit, body, key), send(kit, body, key)]);
      mustHaveStatus(200, replies[0]);
      expectSame(...replies);
    },
  ),
  keyCase(
    'register-repeated',
    'M-19',
    'A registration that is repeated with its key has the same reply.',
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const first = await kit.members.ok('register', { body }, { key });
      expectSame(first, await send(kit, body, key));
    },
  ),
  keyCase(
    'register-cut',
    'M-19',
    'A registration whose connection is cut can be repeated with its key.',
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      await kit.members.cut('register', { body }, { key });
      await kit.members.ok('register', { body }, { key });
    },
  ),
  keyCase(
    'update-repeated',
    'M-19',
    'An update that is repeated with its key has one effect, also after a later update.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      await update(kit, crmId, { phone_mobile: MOBILES[0] }, key);
      await update(kit, crmId, { phone_mobile: MOBILES[1] });
      await update(kit, crmId, { phone_mobile: MOBILES[0] }, key);
      const { member, reply } = await readMember(kit, crmId);
      mustEqual(member.phone_mobile, MOBILES[1], 'the number of the later update:', reply);
    },
  ),
  keyCase(
    'withdraw-repeated',
    'M-19',
    'A withdrawal that is repeated with its key has one effect, also after a later yes.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      await withdraw(kit, crmId, '2026-03-01T10:00:00Z', key);
      const { member } = await readMember(kit, crmId);
      const [yes] = member.consents ?? [];
      if (yes) {
        const { topic, given, wording } = yes;
        const later = { topic, given, wording, at: '2026-03-02T10:00:00Z' };
        await update(kit, crmId, { consents: [later] });
      }
      await withdraw(kit, crmId, '2026-03-01T10:00:00Z', key);
      const after = await readMember(kit, crmId);
      const given = after.member.consents?.map((each) => each.given);
      mustEqual(given, [true, false, true], 'the answers', after.reply);
    },
  ),
  keyCase(
    'update-repeated-reply',
    'M-19',
    'An update that is repeated with its key has the reply of the first, also after a later update.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      const first = await update(kit, crmId, { phone_mobile: MOBILES[0] }, key);
      await update(kit, crmId, { phone_mobile: MOBILES[1] });
      expectSame(first, await update(kit, crmId, { phone_mobile: MOBILES[0] }, key));
    },
  ),
  keyCase(
    'update-same-key',
    'M-19',
    'Two simultaneous updates with one key have one effect, and the same reply.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      const replies = await Promise.all(
        MOBILES.map((mobile) => update(kit, crmId, { phone_mobile: mobile }, key)),
      );
      const [first, second] = replies.map(({ body }) => body.phone_mobile);
      mustEqual(second, first, 'in both replies the number', replies);
    },
  ),
  keyCase(
    'withdraw-same-key',
    'M-19',
    'Two simultaneous withdrawals with one key have one effect.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      await Promise.all([WITHDRAWN_AT, WITHDRAWN_AT].map((at) => withdraw(kit, crmId, at, key)));
      const { member, reply } = await readMember(kit, crmId);
      const given = member.consents?.map((each) => each.given);
      mustEqual(given, [true, false], 'the answers', reply);
    },
  ),
  keyCase(
    'key-other-body-update',
    'M-20',
    'A second update with the key, with another number, has the reply of the first and no effect.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      const first = await update(kit, crmId, { phone_mobile: MOBILES[0] }, key);
      expectSame(first, await update(kit, crmId, { phone_mobile: MOBILES[1] }, key));
    },
  ),
  keyCase(
    'key-of-invalid',
    'M-22',
    'A registration that got 400 can be sent again with its key, without the fault.',
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const invalid = { ...body, values: { ...body.values, dob: 'yesterday' } };
      mustHaveStatus(400, await send(kit, invalid, key));
      mustHaveStatus(200, await send(kit, body, key));
    },
  ),
  keyCase(
    'key-other-body',
    'M-20',
    'A second registration with the key, with another time, has the reply of the first.',
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const first = await kit.members.ok('register', { body }, { key });
      expectSame(first, await send(kit, { ...body, at: '2026-03-01T10:00:00Z' }, key));
    },
  ),
  keyCase(
    'key-other-member',
    'M-21',
    'The key of an update of one member does not suppress that of another.',
    async (kit) => {
      const key = newKey();
      const [one, other] = [await newMember(kit), await newMember(kit)];
      await update(kit, one.crmId, { phone_mobile: MOBILES[0] }, key);
      const reply = await update(kit, other.crmId, { phone_mobile: MOBILES[1] }, key);
      mustEqual(reply.body.phone_mobile, MOBILES[1], 'the number of the second:', reply);
    },
  ),
  keyCase(
    'key-other-operation',
    'M-21',
    'The key of a registration does not suppress an update.',
    async (kit) => {
      const key = newKey();
      const body = newRegistration(kit);
      const registered = await kit.members.ok('register', { body }, { key });
      const { crmId } = registered.body.membership;
      const reply = await update(kit, crmId, { phone_mobile: MOBILES[0] }, key);
      mustEqual(reply.body.phone_mobile, MOBILES[0], 'the new number:', reply);
    },
  ),
  keyCase(
    'key-of-conflict',
    'M-22',
    'A registration that got 409 gets 409 again with its key.',
    async (kit) => {
      const body = newRegistration(kit);
      await kit.members.ok('register', { body }, { key: newKey() });
      const key = newKey();
      mustHaveStatus(409, await send(kit, body, key));
      const free = { ...body, values: { ...body.values, email: `other-${body.values.email}` } };
      mustHaveStatus(409, await send(kit, free, key));
    },
  ),
  keyCase(
    'key-of-unknown',
    'M-22',
    'An update that got 404 gets 404 again with its key.',
    async (kit) => {
      const key = newKey();
      const request = { params: { crmId: UNKNOWN_ID }, body: { phone_mobile: newMobile() } };
      for (const _ of ['once', 'again']) {
        mustHaveStatus(404, await kit.members.send('updateMember', request, { key }));
      }
    },
  ),
];

function keyCase(id: string, rule: RuleId, requirement: string, check: Case['check']): Case {
  return { id, service: 'members', rule, requirement, writes: true, check };
}

function send({ members }: Kit, body: NewRegistration, key: string) {
  return members.send('register', { body }, { key });
}

function expectSame(first: Reply<unknown>, second: Reply<unknown>): void {
  must(
    second.status === first.status,
    `status ${first.status} again`,
    [first, second],
    `status ${second.status}`,
  );
  const came = `other values of ${differentPaths(first.body, second.body).join(', ') || 'no field, in another form'}`;
  must(second.text === first.text, 'the same reply twice', [first, second], came);
}

/** The paths of the values that differ. */
function differentPaths(one: unknown, other: unknown, path = ''): readonly string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [path];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const at = (value: object, name: string) => (value as Readonly<Record<string, unknown>>)[name];
  return [...names].flatMap((name) =>
    differentPaths(at(one, name), at(other, name), path === '' ? name : `${path}.${name}`),
  );
}
