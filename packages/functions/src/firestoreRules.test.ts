// Long because it is the one table of the permissions for each collection.
import { fileURLToPath } from 'node:url';
import { type DocumentStore, startDocumentStore } from '@casino/firestore';
import { liteDatabase, type SignedInAs } from '@casino/firestore/testing/liteConnection.ts';
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PROJECT_ID = 'demo-rules';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The second in which the members of these tests have signed in. */
const SIGNED_IN = 1_795_000_000;
/** An ID token of this age, in minutes. */
const aged = (minutes: number) => ({ iat: Math.floor(Date.now() / 1_000) - minutes * 60 });
const SESSION = { auth_time: SIGNED_IN };
const token = {
  email: 'jack@demo.test',
  email_verified: true,
  ...SESSION,
  ...aged(0),
};
const jack: SignedInAs = { sub: 'jack', ...token };
const queen: SignedInAs = { sub: 'queen', ...token, email: 'queen@demo.test' };
const unverified: SignedInAs = { sub: 'jack', ...token, email_verified: false };
const changed: SignedInAs = { sub: 'jack', ...token, email: 'jack+x@demo.test' };
const signedOut: SignedInAs = null;

const MINUTE = 60_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();
const optIn = (gameId: string, timestamp: unknown = at(0)) => ({ gameId, timestamp });

const OLD = optIn('summer', '2026-06-01T10:00:00.000Z');
const PROFILE = {
  uid: 'jack',
  emailAddress: 'jack@demo.test',
  emailVerified: true,
  memberships: [{ location: 6, customerNumber: '100100', crmId: 'crm-1' }],
  country: 'gb',
  gameOptin: [OLD],
};
const play = (userId: string) => ({ userId, gameId: 'spin', timestamp: new Date(), win: false });

/** Collections without a rule: only the server may access them. */
const SERVER_ONLY = [
  'members/m1',
  'venues/6',
  'events/e1',
  'promotions/p1',
  'restaurants/r1',
  'benefits/b1',
  'gameDefinitions/spin',
  'gamePrizes/spin',
  'gameDays/spin_2026-11-21',
  'gameStock/spin_1_0',
  'gameAudit/spin_jack_2026-11-21',
  'vouchers/v1',
  'optIns/o1',
  'pointAccounts/m1',
  'pointLots/m1~visit',
  'pointMovements/m1~visit',
  'pointTerms/group',
  'tickets/t1',
  'rateLimits/l1',
  'submissions/s1',
  'baseAccounts/jack',
  'deletions/d1',
  'outbox/m1',
  'redemptions/r1',
  'reversals/r1',
  'voucherUses/v1~m1',
  'tillRecords/t1',
  'tillDevices/d1',
  'pinTries/d1~s1',
  'tillShifts/d1',
  'staff/s1',
  'users/jack/private/notes',
  'anything/else',
];

let store: DocumentStore;
const closing: (() => Promise<void>)[] = [];
const databases = new Map<string, Firestore>();

/** The web SDK's database with this user signed in. */
function as(who: SignedInAs): Firestore {
  const key = JSON.stringify(who);
  const known = databases.get(key);
  if (known) return known;
  const { database, close } = liteDatabase(`127.0.0.1:${store.port}`, PROJECT_ID, who);
  databases.set(key, database);
  closing.push(close);
  return database;
}

const allowed = async (attempt: Promise<unknown>) =>
  expect(await attempt.then(() => 'allowed')).toBe('allowed');

const denied = async (attempt: Promise<unknown>) =>
  expect(
    await attempt.then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    ),
  ).toBe('permission-denied');

beforeAll(async () => {
  store = await startDocumentStore({
    port: 0,
    projectId: PROJECT_ID,
    rulesFile: `${ROOT}/firestore.rules`,
    indexesFile: `${ROOT}/firestore.indexes.json`,
  });
});

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await store.stop();
});

beforeEach(async () => {
  const owner = as('owner');
  const batch = writeBatch(owner);
  batch.set(doc(owner, 'users/jack'), PROFILE);
  batch.set(doc(owner, 'users/queen'), {
    ...PROFILE,
    uid: 'queen',
    emailAddress: 'queen@demo.test',
  });
  batch.delete(doc(owner, 'users/new'));
  batch.set(doc(owner, 'games/spin_jack_2026-11-20'), play('jack'));
  batch.set(doc(owner, 'games/spin_queen_2026-11-20'), play('queen'));
  for (const path of SERVER_ONLY) batch.set(doc(owner, path), { x: 1, userId: 'jack' });
  await batch.commit();
});

const profile = (who: SignedInAs, uid = 'jack') => doc(as(who), `users/${uid}`);

describe('§7 users/{uid}: reading', () => {
  test('§7.48 a verified owner reads their profile', () => allowed(getDoc(profile(jack))));
  test.each<[string, SignedInAs]>([
    ['another member', queen],
    ['an owner without a verified address', unverified],
    ['an owner whose address was changed at the identity service', changed],
    ['an owner whose token has no address', { sub: 'jack', email_verified: true, ...SESSION }],
    ['a login of the till', { ...jack, staff: { role: 'till', venueIds: [6] } }],
    ['a signed-out client', signedOut],
    ['an owner with an ID token of more than ten minutes', { ...jack, ...aged(10) }],
  ])('%s may not read it', (_, who) => denied(getDoc(profile(who))));
  test('an owner with an ID token of nine minutes reads it', () =>
    allowed(getDoc(profile({ ...jack, ...aged(9) }))));
  test('an owner sees that their profile does not exist yet, and another member does not', async () => {
    const found = await getDoc(profile({ sub: 'new', ...token }, 'new'));
    expect(found.exists()).toBe(false);
    await denied(getDoc(profile(jack, 'new')));
  });
  test.each([
    ['before the last end of all sessions may not read it', SIGNED_IN + 1, denied],
    ['in the second of that end reads it', SIGNED_IN, allowed],
  ])('an owner whose session began %s', async (_, sessionsSince, outcome) => {
    await setDoc(profile('owner'), { ...PROFILE, sessionsSince });
    await outcome(getDoc(profile(jack)));
  });
  test('no member may list or count profiles, not even with a filter by their uid', async () => {
    const profiles = collection(as(jack), 'users');
    await denied(getDocs(profiles));
    await denied(getDocs(query(profiles, where('uid', '==', 'jack'))));
    await denied(getCount(profiles));
  });
});

describe('§3, §7: users/{uid}, opting in', () => {
  const merge = (who: SignedInAs, fields: object, uid = 'jack') =>
    setDoc(profile(who, uid), fields, { merge: true });

  test('§3.41 §7.49 an owner adds an opt-in by a merge', async () => {
    const entry = optIn('spin');
    await merge(jack, { gameOptin: arrayUnion(entry) });
    expect((await getDoc(profile(jack))).data()).toEqual({ ...PROFILE, gameOptin: [OLD, entry] });
  });
  test('an owner adds an opt-in with the whole list, by an update, and in a transaction', async () => {
    await allowed(merge(jack, { gameOptin: [OLD, optIn('spin')] }));
    await allowed(updateDoc(profile(jack), { gameOptin: arrayUnion(optIn('summer')) }));
    const write = runTransaction(as(jack), async (transaction) => {
      const found = await transaction.get(profile(jack));
      const held = found.get('gameOptin') as unknown[];
      transaction.update(profile(jack), { gameOptin: [...held, optIn('wheel')] });
    });
    await allowed(write);
  });
  test('an owner adds the first opt-in to a profile without a list', async () => {
    const { gameOptin: _, ...without } = PROFILE;
    await setDoc(profile('owner'), without);
    await allowed(merge(jack, { gameOptin: arrayUnion(optIn('spin')) }));
  });
  test('a write repeated after a lost reply is accepted and changes nothing', async () => {
    const entry = optIn('spin');
    await merge(jack, { gameOptin: arrayUnion(entry) });
    await allowed(merge(jack, { gameOptin: arrayUnion(entry) }));
  });
  test('a write that changes nothing is rejected if the last opt-in is not recent', async () => {
    await denied(merge(jack, { gameOptin: arrayUnion(OLD) }));
    await denied(merge(jack, { gameOptin: [OLD] }));
    await denied(merge(jack, { country: PROFILE.country }));
    const recent = optIn('spin', at(-4 * MINUTE));
    await setDoc(profile('owner'), { ...PROFILE, gameOptin: [recent, OLD] });
    await denied(merge(jack, { gameOptin: arrayUnion(recent) }));
  });
  test('a write that changes nothing is rejected if there is no opt-in', async () => {
    await setDoc(profile('owner'), { ...PROFILE, gameOptin: [] });
    await denied(merge(jack, { gameOptin: [] }));
    await denied(merge(jack, { uid: PROFILE.uid }));
  });

  test('the 500th opt-in is accepted, and the 501st is rejected', async () => {
    const held = Array.from({ length: 499 }, (_, index) => optIn(`game-${index}`));
    await setDoc(profile('owner'), { ...PROFILE, gameOptin: held });
    await allowed(merge(jack, { gameOptin: arrayUnion(optIn('spin')) }));
    await denied(merge(jack, { gameOptin: arrayUnion(optIn('another')) }));
  });

  const SINCE = '2026-11-01T09:00:00.000Z';
  test.each([
    ['is in promotion-free mode', { since: SINCE, offFrom: null }],
    [
      'waits for the end of promotion-free mode',
      { since: SINCE, offFrom: '2026-11-20T09:00:00.000Z' },
    ],
  ])('an owner who %s may not opt in', async (_, promotionFree) => {
    const saferGambling = { promotionFree, realityCheckMinutes: null };
    await setDoc(profile('owner'), { ...PROFILE, saferGambling });
    await denied(merge(jack, { gameOptin: arrayUnion(optIn('spin')) }));
    await denied(merge(jack, { saferGambling: { promotionFree: null } }));
  });
  test('an owner who has left the mode, and has only a reminder, may opt in', async () => {
    const saferGambling = { promotionFree: null, realityCheckMinutes: 30 };
    await setDoc(profile('owner'), { ...PROFILE, saferGambling });
    await allowed(merge(jack, { gameOptin: arrayUnion(optIn('spin')) }));
  });

  test.each([
    ['just now', 0],
    ['four minutes ago', -4 * MINUTE],
    ['in four minutes', 4 * MINUTE],
  ])('a time %s is accepted', (_, offset) =>
    allowed(merge(jack, { gameOptin: arrayUnion(optIn('spin', at(offset))) })),
  );
  test.each([
    ['six minutes ago', at(-6 * MINUTE)],
    ['in six minutes', at(6 * MINUTE)],
    ['long ago', '2020-01-01T00:00:00.000Z'],
    ['with an offset', new Date().toISOString().replace('Z', '+00:00')],
    ['on an invalid day', '2026-02-31T10:00:00Z'],
    ['as a number', Date.now()],
    ['of null', null],
    ['as a timestamp', new Date()],
    ['with 75 seconds', `${at(0).slice(0, 17)}75Z`],
    ['of an empty text', ''],
  ])('a time %s is rejected', (_, timestamp) =>
    denied(merge(jack, { gameOptin: arrayUnion(optIn('spin', timestamp)) })),
  );

  test.each([
    ['an entry with another field', [OLD, { ...optIn('spin'), prize: 1 }]],
    ['§3.41 an entry without a game', [OLD, { timestamp: at(0) }]],
    ['§3.41 an entry without a time', [OLD, { gameId: 'spin' }]],
    ['a game that is a number', [OLD, { gameId: 5, timestamp: at(0) }]],
    ['a game with an odd id', [OLD, optIn('a/b')]],
    ['a game with no id', [OLD, optIn('')]],
    ['a game with a long id', [OLD, optIn('x'.repeat(65))]],
    ['an entry that is text', [OLD, 'spin']],
    ['two entries at once', [OLD, optIn('spin'), optIn('wheel')]],
    ['a list without its earlier entries', [optIn('spin')]],
    ['a list that changes an earlier entry', [optIn('summer'), optIn('spin')]],
    ['a list in another order', [optIn('spin'), OLD]],
    ['an empty list', []],
    ['a text instead of a list', 'spin'],
    ['null', null],
    ['a map', { 0: OLD, 1: optIn('spin') }],
  ])('%s is rejected', (_, gameOptin) => denied(merge(jack, { gameOptin })));

  test.each([
    ['another field', { country: 'ie' }],
    ['another field with an opt-in', { country: 'ie', gameOptin: arrayUnion(optIn('spin')) }],
    ['memberships', { memberships: [{ location: 6, customerNumber: '1', crmId: 'crm-9' }] }],
    [
      'memberships with an opt-in',
      {
        memberships: [{ location: 6, customerNumber: '1', crmId: 'crm-9' }],
        gameOptin: arrayUnion(optIn('spin')),
      },
    ],
    ['emailVerified', { emailVerified: false }],
    ['the language, which has a callable', { language: 'zh-Hans' }],
    ['the time of the last end of all sessions', { sessionsSince: 0 }],
    ['a new field', { admin: true }],
  ])('a write of %s is rejected', (_, fields) => denied(merge(jack, fields)));

  const valid = () => ({ gameOptin: arrayUnion(optIn('spin')) });
  test.each<[string, SignedInAs]>([
    ['another member', queen],
    ['an owner without a verified address', unverified],
    ['an owner whose address was changed at the identity service', changed],
    ['an owner whose ID token may be that of an ended session', { ...jack, ...aged(10) }],
    ['a signed-out client', signedOut],
  ])('%s may not opt in', (_, who) => denied(merge(who, valid())));
  test('an owner whose session has ended may not opt in', async () => {
    await setDoc(profile('owner'), { ...PROFILE, sessionsSince: SIGNED_IN + 1 });
    await denied(merge(jack, valid()));
    await setDoc(profile('owner'), { ...PROFILE, sessionsSince: SIGNED_IN });
    await allowed(merge(jack, valid()));
  });
  test('an owner may not replace, create or delete their profile', async () => {
    await denied(setDoc(profile(jack), { gameOptin: [OLD, optIn('spin')] }));
    await denied(merge({ sub: 'new', ...token }, { gameOptin: [optIn('spin')] }, 'new'));
    await denied(deleteDoc(profile(jack)));
  });
  test('a batch with an allowed and a rejected write is rejected', async () => {
    const database = as(jack);
    const batch = writeBatch(database);
    batch.update(doc(database, 'users/jack'), valid());
    batch.update(doc(database, 'users/queen'), valid());
    await denied(batch.commit());
    expect((await getDoc(profile('owner'))).data()).toEqual(PROFILE);
  });
});

describe('§7 games: the owner’s plays', () => {
  const plays = (who: SignedInAs) => collection(as(who), 'games');
  const own = (who: SignedInAs, userId = 'jack') =>
    query(
      plays(who),
      where('userId', '==', userId),
      where('gameId', '==', 'spin'),
      orderBy('timestamp', 'desc'),
      limit(1),
    );

  const PLAY = 'games/spin_jack_2026-11-20';
  const NO_PLAY = 'games/spin_jack_2026-11-21';

  test('a verified owner reads a play', () => allowed(getDoc(doc(as(jack), PLAY))));
  test.each<[string, SignedInAs]>([
    ['another member', queen],
    ['an owner without a verified address', unverified],
    ['a signed-out client', signedOut],
  ])('%s may not read it, and finds no plays', async (_, who) => {
    await denied(getDoc(doc(as(who), PLAY)));
    await denied(getDocs(own(who)));
  });
  test('no member sees that a play does not exist', () => denied(getDoc(doc(as(jack), NO_PLAY))));

  test('§7.50 an owner finds their last play of a game', async () => {
    const found = await getDocs(own(jack));
    expect(found.docs.map(({ id }) => id)).toEqual(['spin_jack_2026-11-20']);
  });
  test('an owner finds and counts all their plays', async () => {
    const all = query(plays(jack), where('userId', '==', 'jack'));
    await allowed(getDocs(all));
    await allowed(getCount(all));
  });
  test.each<[string, () => Query]>([
    ['for another member', () => own(jack, 'queen')],
    ['without the owner', () => plays(jack)],
    [
      'without the owner and without results',
      () => query(plays(jack), where('gameId', '==', 'of-nobody')),
    ],
    ['for several members', () => query(plays(jack), where('userId', 'in', ['jack', 'queen']))],
    ['for a range of members', () => query(plays(jack), where('userId', '>=', 'jack'))],
  ])('a query %s is rejected', (_, query) => denied(getDocs(query())));

  test('an owner may not create, change or delete a play', async () => {
    const won = { ...play('jack'), win: true };
    await denied(setDoc(doc(as(jack), NO_PLAY), won));
    await denied(setDoc(doc(as(jack), PLAY), won));
    await denied(deleteDoc(doc(as(jack), PLAY)));
  });
});

describe.each(SERVER_ONLY)('§7 %s belongs to the server', (path) => {
  test.each([
    ['a verified member', jack],
    ['a member without a verified address', unverified],
    ['a signed-out client', signedOut],
  ] as const)('%s may neither read, list, write nor delete it', async (_, who) => {
    const database = as(who);
    await denied(getDoc(doc(database, path)));
    await denied(getDocs(collection(database, path.slice(0, path.lastIndexOf('/')))));
    await denied(setDoc(doc(database, path), { x: 2 }));
    await denied(setDoc(doc(database, `${path}-new`), { x: 2 }));
    await denied(deleteDoc(doc(database, path)));
  });
});
