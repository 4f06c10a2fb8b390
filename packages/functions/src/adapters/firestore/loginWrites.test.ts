import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { addressOf, httpCall } from '../../../testing/calls/httpCall.ts';
import { REQUESTS } from '../../../testing/calls/requestsOf.ts';
import { documentsNaming } from '../../../testing/members/documentsNaming.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { markedMember } from '../../../testing/members/markedMember.ts';
import { services } from '../../composition/services.ts';
import type { SaferGambling } from '../../contract/saferGamblingSchema.ts';
import { provenAddress } from '../../domain/addresses/provenAddress.ts';
import { evidenceOfAddress } from '../../domain/persons/lookUp.ts';

const database = openDatabase();
const NOW = new Date();
const VALUES = { firstName: 'Zoë', lastName: 'Sample', dob: '1990-02-28' };
const LATER = new Date(NOW.getTime() + 60_000);

type Login = Awaited<ReturnType<typeof freshMember>>;

function evidenceOf(email: string) {
  const proven = provenAddress({ emailAddress: email }, { email, emailVerified: true });
  if (proven === null) throw new Error('The address is not proven.');
  return evidenceOfAddress(proven, NOW);
}

/** Every write of data of a login. */
const WRITES: Readonly<Record<string, (login: Login) => Promise<unknown>>> = {
  'profiles.keep': ({ uid, email }) =>
    services.profiles.save({ uid, email, emailVerified: true }, 'en-GB'),
  'profiles.changeAddress': ({ uid, email }) =>
    services.profiles.changeAddress(uid, `new-${email}`),
  'profiles.setLanguage': ({ uid }) => services.profiles.setLanguage(uid, 'zh-Hans'),
  'profiles.link': ({ uid, email, crmId }) => {
    const membership = { location: 9, customerNumber: '1', crmId: `${crmId}-9` };
    const found = { evidence: evidenceOf(email), similar: [], mails: [], keys: [], replaced: [] };
    return services.profiles.link({ uid, email, membership, formerKeys: [], ...found });
  },
  'persons.adopt': ({ uid, email }) => services.persons.adopt(uid, evidenceOf(email), []),
  'persons.changeSaferGambling': async ({ uid }) => {
    const [person] = await services.persons.findByLogin(uid);
    const of = { uid, person: person?.id ?? '' };
    const realityCheckMinutes = 30;
    const change = (now: SaferGambling): SaferGambling => ({ ...now, realityCheckMinutes });
    await services.persons.changeSaferGambling(of, change);
  },
  'baseAccounts.keep': ({ uid }) =>
    services.baseAccounts.save(uid, { ...VALUES, sessionsSince: '' }, NOW),
  'passwordResets.begin': ({ uid }) => services.passwordResets.begin(uid, 'link', LATER),
  'passLinks.create': ({ uid, crmId }) => services.passLinks.create({ uid, crmId }, NOW),
  'walletPasses.open': ({ uid, crmId }) =>
    services.walletPasses.open({ uid, crmId }, 'apple', () => 'digest', NOW),
  'optIns.add': ({ uid, crmId }) =>
    services.optIns.add({ eventId: 'event', crmId, uid, venueId: 6, optedInAt: NOW }),
  'tickets.keep': ({ uid }) => {
    const ticket = { name: '', email: null, customerNumber: '', comments: 'The lift is stuck.' };
    return services.tickets.save(`ticket-${uid}`, { uid, ...ticket }, NOW, () => []);
  },
  'games.settle': ({ uid, crmId }) =>
    services.games.settle({
      play: {
        gameId: 'wheel',
        userId: uid,
        day: '2026-11-20',
        timestamp: NOW.toISOString(),
        win: false,
        prize: 1,
        prizeName: 'No prize today',
        voucherId: null,
        soldOut: [],
        commitment: '',
        prizeListVersion: '',
        requestId: 'request',
      },
      turnKeys: [`key-${uid}`],
      crmId,
      shard: null,
      voucher: null,
    }),
  'pendingRegistrations.keep': ({ uid, email }) => {
    const values = {
      title: 'Ms',
      ...VALUES,
      email,
      gender: 'female',
      mobile: '+447700900123',
      consents: { over18: true, terms: true, marketing: [] },
      location: 6,
    } as const;
    const registration = { submissionId: `waits-${uid}`, customerNumber: '10000000' };
    return services.pendingRegistrations.save(
      uid,
      { ...registration, values: { ...values, consents: { ...values.consents, marketing: [] } } },
      NOW,
    );
  },
};

const beginDeletion = (uid: string) => database.doc(`deletions/${uid}`).set({ removeAt: LATER });

describe('a login whose deletion has begun', () => {
  it.each(Object.entries(WRITES))('is refused %s', async (_, write) => {
    const login = await freshMember();
    await beginDeletion(login.uid);
    const before = await documentsNaming(login.uid);
    await expect(write(login)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await documentsNaming(login.uid)).toEqual(before);
  });

  it.each(Object.entries(WRITES))(
    'is allowed %s if the deletion is cancelled',
    async (_, write) => {
      const login = await freshMember();
      const deletion = { uid: login.uid, requestedAt: NOW.toISOString(), removal: null };
      await services.deletions.cancel(await services.deletions.begin(deletion));
      await expect(write(login)).resolves.not.toThrow();
    },
  );

  it('gets no new data from any callable', { timeout: 60_000 }, async () => {
    const member = await markedMember();
    const uid = member.client.user?.uid ?? '';
    const { 'users-deleteAccount': _, ...requests } = REQUESTS;
    await beginDeletion(uid);
    const before = await documentsNaming(uid);
    for (const [name, request] of Object.entries(requests)) {
      const body = JSON.stringify({ data: request(member) });
      await httpCall(member.client, addressOf(name), { body });
    }
    expect(await documentsNaming(uid)).toEqual(before);
  });
});
