import { type Case, type Kit, writingCases } from '../kit.ts';
import {
  newKey,
  newMember,
  newMobile,
  newRegistration,
  readMember,
  registered,
  send,
  update,
  withdraw,
} from '../newMembers.ts';
import { mustBeSame, mustEqual, mustHaveStatus } from '../outcomes.ts';
import { UNKNOWN_ID, WRITE_REQUESTS } from '../requests.ts';
import { again, newScan, redeem, reverse, sendScan } from '../till.ts';

const WITHDRAWN_AT = '2026-03-05T11:00:00Z';
const ONE = { phone_mobile: '+447700900011' };
const OTHER = { phone_mobile: '+447700900022' };

/** The operations that write, as their cases are named. */
export const KEY_NAMES = {
  register: 'register',
  updateMember: 'update',
  withdrawMarketing: 'withdraw',
  redeemVoucher: 'redeem',
  reverseRedemption: 'reverse',
} as const;

/** Requests with an `Idempotency-Key`. */
export const KEY_CASES: readonly Case[] = writingCases({
  ...Object.fromEntries(
    Object.entries(KEY_NAMES).flatMap(([id, name]) => [
      [
        `M-18 ${name}-without-key: ${id} replies 400 to a request without a key.`,
        refusing(id, undefined),
      ],
      [`M-18 ${name}-empty-key: ${id} replies 400 to an empty key.`, refusing(id, '')],
    ]),
  ),
  'M-19 register-same-key: Two simultaneous registrations with one key have one effect, and the same reply.':
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const [first, second] = await Promise.all([
        send(kit, body, { key }),
        send(kit, body, { key }),
      ]);
      mustHaveStatus(200, first);
      mustBeSame(first, second);
    },
  'M-19 register-repeated: A registration that is repeated with its key has the same reply.':
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      mustBeSame(await registered(kit, body, key), await send(kit, body, { key }));
    },
  'M-19 register-cut: A registration that is cut can be repeated with its key.': async (kit) => {
    const body = newRegistration(kit);
    const key = newKey();
    await kit.members.cut('register', { body }, { key });
    await registered(kit, body, key);
  },
  'M-19 update-repeated: An update that is repeated with its key has one effect, also after a later update.':
    async (kit) => {
      const { crmId } = await repeatedUpdate(kit);
      const { member, reply } = await readMember(kit, crmId);
      mustEqual(member.phone_mobile, OTHER.phone_mobile, 'the number of the later update:', reply);
    },
  'M-19 update-repeated-reply: An update that is repeated with its key has the reply of the first, also after a later update.':
    async (kit) => {
      const { first, second } = await repeatedUpdate(kit);
      mustBeSame(first, second);
    },
  'M-19 update-same-key: Two simultaneous updates with one key have one effect, and the same reply.':
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      const replies = await Promise.all(
        [ONE, OTHER].map((change) => update(kit, crmId, change, key)),
      );
      const [first, second] = replies.map(({ body }) => body.phone_mobile);
      mustEqual(second, first, 'in both replies the number', replies);
    },
  'M-19 withdraw-repeated: A withdrawal that is repeated with its key has one effect, also after a later yes.':
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      await withdraw(kit, crmId, '2026-03-01T10:00:00Z', key);
      const { history } = await readMember(kit, crmId);
      const [yes] = history;
      if (yes) {
        const { topic, given, wording } = yes;
        await update(kit, crmId, {
          consents: [{ topic, given, wording, at: '2026-03-02T10:00:00Z' }],
        });
      }
      await withdraw(kit, crmId, '2026-03-01T10:00:00Z', key);
      await expectAnswers(kit, crmId, [true, false, true]);
    },
  'M-19 withdraw-same-key: Simultaneous withdrawals with one key are one.': async (kit) => {
    const { crmId } = await newMember(kit);
    const key = newKey();
    await Promise.all([1, 2].map(() => withdraw(kit, crmId, WITHDRAWN_AT, key)));
    await expectAnswers(kit, crmId, [true, false]);
  },
  'M-19 redeem-repeated: A redemption that is repeated with its key has the same reply, also after a reversal.':
    async (kit) => {
      const request = await newScan(kit);
      const key = newKey();
      const first = await redeem(kit, request, key);
      await reverse(kit, request.body.id);
      mustBeSame(first, await redeem(kit, request, key));
    },
  'M-19 redeem-same-key: Two simultaneous redemptions with one key have one effect, and the same reply.':
    async (kit) => {
      const request = await newScan(kit);
      const key = newKey();
      const [first, second] = await Promise.all([
        redeem(kit, request, key),
        redeem(kit, again(request), key),
      ]);
      mustBeSame(first, second);
    },
  'M-20 key-other-body: A second registration with the key, with another time, has the reply of the first.':
    async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const first = await registered(kit, body, key);
      mustBeSame(first, await send(kit, { ...body, at: '2026-03-01T10:00:00Z' }, { key }));
    },
  'M-20 key-other-body-update: A second update with the key, with another number, has the reply of the first and no effect.':
    async (kit) => {
      const { crmId } = await newMember(kit);
      const key = newKey();
      const first = await update(kit, crmId, ONE, key);
      mustBeSame(first, await update(kit, crmId, OTHER, key));
    },
  'M-20 key-other-body-redeem: A second redemption with the key, with another id, has the reply of the first.':
    async (kit) => {
      const request = await newScan(kit);
      const key = newKey();
      const first = await redeem(kit, request, key);
      mustBeSame(first, await sendScan(kit, again(request), { key }));
    },
  'M-21 key-other-member: The key of an update of one member does not suppress that of another.':
    async (kit) => {
      const key = newKey();
      const [one, other] = [await newMember(kit), await newMember(kit)];
      await update(kit, one.crmId, ONE, key);
      const reply = await update(kit, other.crmId, OTHER, key);
      mustEqual(reply.body.phone_mobile, OTHER.phone_mobile, 'the number of the second:', reply);
    },
  'M-21 key-other-operation: The key of a registration suppresses no update.': async (kit) => {
    const key = newKey();
    const { body } = await registered(kit, newRegistration(kit), key);
    const reply = await update(kit, body.membership.crmId, ONE, key);
    mustEqual(reply.body.phone_mobile, ONE.phone_mobile, 'the new number:', reply);
  },
  'M-22 key-of-invalid: A registration that got 400 can be sent again with its key, without the fault.':
    async (kit) => {
      const key = newKey();
      mustHaveStatus(400, await send(kit, newRegistration(kit, { dob: 'yesterday' }), { key }));
      mustHaveStatus(200, await send(kit, newRegistration(kit), { key }));
    },
  'M-22 key-of-conflict: A registration that got 409 gets 409 again with its key.': async (kit) => {
    const { email } = await newMember(kit);
    const key = newKey();
    mustHaveStatus(409, await send(kit, newRegistration(kit, { email }), { key }));
    mustHaveStatus(409, await send(kit, newRegistration(kit), { key }));
  },
  'M-22 key-of-unknown: An update that got 404 gets 404 again with its key.': async (kit) => {
    const key = newKey();
    const request = { params: { crmId: UNKNOWN_ID }, body: { phone_mobile: newMobile() } };
    for (const _ of ['once', 'again']) {
      mustHaveStatus(404, await kit.members.send('updateMember', request, { key }));
    }
  },
});

function refusing(id: string, key: string | undefined) {
  return async (kit: Kit) => {
    const request = await WRITE_REQUESTS[id as keyof typeof KEY_NAMES](kit);
    mustHaveStatus(400, await kit.members.any(id, request, { key }));
  };
}

/** An update, a later one, and the first one again with its key. */
async function repeatedUpdate(kit: Kit) {
  const { crmId } = await newMember(kit);
  const key = newKey();
  const first = await update(kit, crmId, ONE, key);
  await update(kit, crmId, OTHER);
  return { crmId, first, second: await update(kit, crmId, ONE, key) };
}

async function expectAnswers(kit: Kit, crmId: string, wanted: readonly boolean[]): Promise<void> {
  const { history, reply } = await readMember(kit, crmId);
  mustEqual(
    history.map(({ given }) => given),
    wanted,
    'the answers',
    reply,
  );
}
