// @module-tag all
// An evening of a casino: six tills, forty staff, 3,000 scans, two hours without a signal, one thief and one broken scanner.
// The tills are the modules of the staff page, the callables are the real ones, with a clock that the evening moves.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../packages/functions/testing/backend/database.ts';
import { freshMember } from '../../packages/functions/testing/members/freshMember.ts';
import { newDevice, newStaff, newTill } from '../../packages/functions/testing/till/staff.ts';
import { addVouchers, openCasino, setMinute } from './casino.mjs';
import { openThief } from './thief.mjs';
import { openTill } from './till.mjs';

// Ten thousand lines of the callables' log. The SDK takes the console when it loads.
vi.hoisted(() => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error']) console[level] = () => {};
});

const SEED = Number(process.env['EVENING_SEED'] ?? 1);
const TILLS = 6;
const STAFF = 40;
const MEMBERS = 12;
const SCANS = 3_000;
const ODD_SHARE = 0.02;
const MINUTES = 360;
/** Without a signal. */
const DARK = { from: 150, until: 270 };
/** In these minutes, the scanner of the third till damages every fifth code. */
const BROKEN = { till: 2, from: 60, until: 120, share: 0.2 };
const TAKEN_BACK_SHARE = 0.01;
const SYNC_EVERY = 10;
const HANDOVER_EVERY = 20;
const THEFT = 40;

const isDark = (minute) => minute >= DARK.from && minute < DARK.until;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = numbersOf(SEED);
const below = (count) => Math.floor(random() * count);

const database = openDatabase();
let casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

/** What a broken scanner makes of a code: one sign less, the text twice, or swapped capitals. */
function damaged(code) {
  const at = 10 + below(code.length - 20);
  return [code.slice(0, at) + code.slice(at + 1), code + code, code.toLowerCase()][below(3)];
}

/** Odd scans: what the guest or an earlier version brings, and the answer of the till. */
function oddScans({ served, ended, members }) {
  const [one] = served;
  const other = members.find(({ customerNumber }) => customerNumber !== one?.customerNumber);
  return [
    { scan: { ...one, code: `${one?.code}${'A'.repeat(500)}` }, answer: 'unreadable' },
    { scan: { ...one, customerNumber: '1'.repeat(141) }, answer: 'unknown-member' },
    { scan: { ...one, code: 'https://casino.test/menu' }, answer: 'unreadable' },
    { scan: one, answer: 'already' },
    { scan: { ...one, customerNumber: other.customerNumber }, answer: 'another-member' },
    { scan: ended, answer: 'expired' },
    { entry: { code: 'A'.repeat(700), customerNumber: '1', refusal: null } },
    { entry: { code: one?.code, customerNumber: 'No card!'.repeat(20), refusal: null } },
  ];
}

it('every redemption arrives once, nothing waits for ever, and no limit stops an honest scan', {
  timeout: 900_000,
}, async ({ annotate }) => {
  const startedAt = performance.now();
  const figures = {
    ...{ answers: [], denied: 0, stoppedByLimits: 0, signIns: 0, signInsStopped: 0 },
    ...{ online: 0, offline: 0, later: 0, takenBack: 0, damaged: 0, odd: 0, setAside: 0 },
  };
  let minute = 0;
  const { origin } = casino;
  const setUp = { origin, random, figures, hasSignal: () => !isDark(minute) };
  const [members, staff, devices, owner, manager] = await Promise.all([
    Promise.all(
      // A third of the guests has a login, so that the till asks about the person, too.
      Array.from({ length: MEMBERS }, (_, index) =>
        index % 3 === 0 ? freshMember() : freshMember({}, { linked: false, verified: false }),
      ),
    ),
    Promise.all(Array.from({ length: STAFF }, () => newStaff())),
    Promise.all(Array.from({ length: TILLS + 1 }, () => newDevice())),
    newStaff(),
    newTill({ role: 'manager' }),
  ]);
  const member = () => members[below(MEMBERS)];
  const tills = devices.slice(0, TILLS).map((device) => openTill({ ...setUp, device }));
  const stolen = devices[TILLS];
  const thief = await openThief({ origin, device: stolen, owner });
  const oddCount = Math.round(SCANS * ODD_SHARE);
  const times = Array.from({ length: SCANS - oddCount }, () => below(MINUTES));
  const holders = (isWanted) => times.filter(isWanted).map(member);
  // The guests of the dark hours have vouchers that a till may redeem without a connection.
  const isLit = (at) => !isDark(at);
  const vouchers = [
    ...(await addVouchers(database, holders(isDark))),
    ...(await addVouchers(database, holders(isLit), { offline: false })),
  ];
  const scannedAt = [...times.filter(isDark), ...times.filter(isLit)];
  const [ended] = await addVouchers(database, [member()], {
    validUntil: new Date(Date.now() - 3 * 86_400_000),
  });
  const photographed = await addVouchers(database, Array.from({ length: 20 }, member));

  /** The scans of each minute at each till. A guest can come back later. */
  const plan = Array.from({ length: MINUTES + 60 }, () =>
    tills.map(() => /** @type {any[]} */ ([])),
  );
  const planAt = (at, till, scan) => plan[Math.min(at, plan.length - 1)][till].push(scan);
  for (const [index, voucher] of vouchers.entries()) {
    planAt(scannedAt[index], below(TILLS), { voucher });
  }
  // Odd scans need a voucher that was served before.
  for (let count = 0; count < oddCount; count += 1) {
    planAt(20 + below(MINUTES - 20), below(TILLS), { odd: count });
  }
  /** By voucher: how often a guest was served, and whether it was taken back. */
  const served = new Map();
  const servedAt = tills.map(() => /** @type {any[]} */ ([]));
  const wrongAnswers = [];

  async function scanOdd(index, count) {
    const till = tills[index];
    const kinds = oddScans({ served: servedAt[index], ended, members });
    const { scan, entry, answer } = kinds[count % kinds.length];
    figures.odd += 1;
    if (entry) {
      figures.setAside += 1;
      const nonce = `odd-of-evening-${String(count).padStart(8, '0')}`;
      await till.db.put('waiting', { nonce, at: new Date().toISOString(), ...entry });
      return;
    }
    const got = await till.scan(scan);
    const is = got.outcome === 'refused' ? got.reason : got.outcome;
    if (is !== answer && is !== 'online-only') wrongAnswers.push(`${answer}: ${is}`);
  }

  async function scanHonest(index, voucher) {
    const till = tills[index];
    const isBroken = index === BROKEN.till && minute >= BROKEN.from && minute < BROKEN.until;
    if (isBroken && random() < BROKEN.share) {
      figures.damaged += 1;
      const { outcome } = await till.scan({ ...voucher, code: damaged(voucher.code) });
      if (outcome === 'redeemed') wrongAnswers.push('a damaged code was redeemed');
    }
    const answer = await till.scan(voucher);
    if (answer.outcome !== 'redeemed') {
      const reason = answer.outcome === 'refused' ? answer.reason : answer.outcome;
      const isForLater = reason === 'failed' || reason === 'online-only';
      if (!isForLater) wrongAnswers.push(`an honest scan: ${reason}`);
      figures.later += 1;
      planAt(isDark(minute) ? DARK.until + 5 : minute + 10, index, { voucher });
      return;
    }
    figures[answer.redemption.id === null ? 'offline' : 'online'] += 1;
    const isBack = random() < TAKEN_BACK_SHARE;
    if (isBack) {
      figures.takenBack += 1;
      const outcome = await till.takeBack(answer.redemption);
      if (outcome !== 'reversed') wrongAnswers.push(`a take-back: ${outcome}`);
    } else {
      servedAt[index].unshift(voucher);
    }
    served.set(voucher.id, { times: (served.get(voucher.id)?.times ?? 0) + 1, isBack });
  }

  const stealing = {};
  async function steal() {
    const used = servedAt.flat().slice(0, 20);
    if (minute === THEFT) stealing.guessed = await thief.guessPins(staff.slice(0, 6));
    if (minute === THEFT + 1) stealing.flooded = await thief.floodSignIn(owner);
    if (minute === THEFT + 2) stealing.forged = await thief.forge(used);
    if (minute === THEFT + 3) stealing.replayed = await thief.replay(used);
    if (minute === THEFT + 10) {
      await manager.client.call('till-revokeDevice', { deviceId: stolen.deviceId });
      stealing.afterRevocation = await thief.replay(photographed.slice(0, 5));
      stealing.uploaded = await thief.uploadPhotographs(photographed);
    }
  }

  for (minute = 0; minute < plan.length; minute += 1) {
    setMinute(minute);
    await Promise.all([
      steal(),
      ...tills.map(async (till, index) => {
        const isHandover = (minute + 3 * index) % HANDOVER_EVERY === 0;
        if (isHandover || minute === 0) await till.signIn(staff[below(STAFF)]);
        if (minute % SYNC_EVERY === 0) await till.sync();
        for (const { voucher, odd } of plan[minute][index]) {
          if (voucher) await scanHonest(index, voucher);
          else await scanOdd(index, odd);
        }
      }),
    ]);
  }
  for (const till of tills) for (let times = 0; times < 3; times += 1) await till.sync();

  const ids = new Set(vouchers.map(({ id }) => id));
  const [stored, reversed, records] = await Promise.all(
    ['redemptions', 'reversals', 'tillRecords'].map((name) => database.collection(name).get()),
  );
  const reversedIds = new Set(reversed.docs.map(({ id }) => id));
  const arrived = new Map();
  for (const each of stored.docs) {
    const id = each.get('voucher.id');
    if (!ids.has(id)) continue;
    const { times, isBack } = arrived.get(id) ?? { times: 0, isBack: false };
    arrived.set(id, { times: times + 1, isBack: isBack || reversedIds.has(each.id) });
  }
  const deviceIds = new Set(tills.map(({ device }) => device.deviceId));
  const ofTills = records.docs.filter((each) => deviceIds.has(each.get('deviceId')));
  const conflicts = ofTills.filter((each) => each.get('kind') === 'conflict');
  const photographedIds = new Set(photographed.map(({ id }) => id));

  const sorted = figures.answers.toSorted((one, other) => one - other);
  const answerMs = (share) => Math.round(sorted[Math.floor(sorted.length * share)]);
  await annotate(
    JSON.stringify({
      ...{
        seed: SEED,
        tills: TILLS,
        staff: STAFF,
        seconds: Math.round((performance.now() - startedAt) / 1_000),
      },
      ...{ ...figures, answers: sorted.length },
      ...{
        redemptions: arrived.size,
        answerMs: [answerMs(0.5), answerMs(0.95), answerMs(1 - 1e-9)],
      },
      thief: stealing,
    }),
  );

  expect(wrongAnswers).toEqual([]);
  expect(await Promise.all(tills.map((till) => till.waiting()))).toEqual(tills.map(() => 0));
  expect(served.size, 'every guest was served').toBe(vouchers.length);
  expect(arrived).toEqual(served);
  const reasons = conflicts.map((each) => each.get('reason'));
  expect(reasons).toEqual(Array(figures.setAside).fill('invalid'));
  expect([figures.stoppedByLimits, figures.denied, figures.signInsStopped]).toEqual([0, 0, 0]);
  expect(stealing.guessed).not.toHaveProperty('open');
  expect(stealing.flooded).not.toHaveProperty('open');
  expect(Object.keys(stealing.forged)).toEqual(['refused']);
  expect(Object.keys(stealing.replayed)).toEqual(['already']);
  expect(stealing.afterRevocation).toEqual({ 'permission-denied': 5 });
  expect(stealing.uploaded).toEqual({ 'device-revoked': 20, 'resource-exhausted': 3 });
  expect(stored.docs.filter((each) => photographedIds.has(each.get('voucher.id')))).toEqual([]);
});
