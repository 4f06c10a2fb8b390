import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { hostCallable } from '../../../testing/backend/hostCallable.ts';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import { httpCall } from '../../../testing/calls/httpCall.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newestMailTo } from '../../../testing/members/inbox.ts';
import { deployedDependencies } from '../../composition/dependencies.ts';
import { services } from '../../composition/services.ts';
import { resumeDeletions } from '../../domain/accounts/accountDeletion.ts';
import { deliverDue } from '../../domain/mail/sendMails.ts';
import type { Services } from '../../domain/ports/services.ts';
import { deleteAccountOn } from './deleteAccount.ts';

beforeAll(pointAtBackend);
const database = openDatabase();

/** A call to a service during the deletion. */
type Step = readonly [service: keyof Services, method: string];
/** Fails before any effect, or after the full effect with its answer lost. */
type Break = 'before' | 'after';

/** The services; these steps always fail. */
function withFaults(faults: readonly (readonly [...Step, Break])[]): Services {
  const broken: Record<string, object> = { ...services };
  for (const [service, method, when] of faults) {
    const whole = broken[service] as Record<string, (...parameters: unknown[]) => unknown>;
    const work = whole[method];
    broken[service] = {
      ...whole,
      [method]: async (...parameters: unknown[]) => {
        if (when === 'after') await work?.(...parameters);
        throw new Error(`${service}.${method} is broken`);
      },
    };
  }
  return broken as unknown as Services;
}

async function playingMember(): Promise<AddedMember> {
  const member = await freshMember();
  await database.doc(`games/wheel_${member.uid}_2026-11-20`).set({ userId: member.uid });
  await database.doc(`optIns/event_${member.uid}`).set({ uid: member.uid });
  return member;
}

/** Deletes the account with these services, and returns the reply. */
async function deleteWith(faulty: Services, { email }: AddedMember) {
  const address = await hostCallable(
    deleteAccountOn({ ...deployedDependencies, services: faulty }),
  );
  const body = JSON.stringify({ data: { forgetMe: true } });
  const { httpStatus } = await httpCall(await signedIn(email), address, { body });
  return httpStatus === 200 ? 'deleted' : 'failed';
}

/** The documents of the account that exist. */
async function documentsOf({ uid }: AddedMember): Promise<string[]> {
  const paths = [`users/${uid}`, `games/wheel_${uid}_2026-11-20`, `optIns/event_${uid}`];
  const found = await database.getAll(...paths.map((path) => database.doc(path)));
  return paths.filter((_, index) => found[index]?.exists);
}

/** Whole: the login works and all data exist. Gone: the login does not work. Half is a failure. */
async function stateOf(member: AddedMember): Promise<'whole' | 'gone' | 'half'> {
  const opens = await signedIn(member.email).then(
    () => true,
    () => false,
  );
  if (!opens) return 'gone';
  return (await documentsOf(member)).length === 3 ? 'whole' : 'half';
}

/** The remaining documents of the account and its deletion after the schedule has run. */
async function leftOf(member: AddedMember): Promise<string[]> {
  const deletion = (await database.doc(`deletions/${member.uid}`).get()).get('requestedAt');
  const standing = await services.identities.stateOf(member.uid);
  return [
    ...(await documentsOf(member)),
    ...(deletion === undefined ? [] : ['unfinished deletion']),
    ...(standing === 'gone' ? [] : [standing]),
  ];
}

const inTenMinutes = () => new Date(Date.now() + 10 * 60 * 1_000);

const BEFORE_THE_DECISION: readonly (readonly [...Step, Break])[] = [
  ['profiles', 'find', 'before'],
  ['deletions', 'begin', 'before'],
  ['deletions', 'begin', 'after'],
  ['identities', 'close', 'before'],
];
const AFTER_IT: readonly (readonly [...Step, Break])[] = [
  ['identities', 'close', 'after'],
  ['identities', 'endSessions', 'before'],
  ['identities', 'endSessions', 'after'],
  ['members', 'withdrawMarketing', 'before'],
  ['members', 'withdrawMarketing', 'after'],
  ['persons', 'release', 'before'],
  ['persons', 'release', 'after'],
  ['accountRecords', 'removeAll', 'before'],
  ['accountRecords', 'removeAll', 'after'],
  ['outbox', 'removeTo', 'before'],
  ['outbox', 'removeTo', 'after'],
  ['pendingRegistrations', 'remove', 'before'],
  ['pendingRegistrations', 'remove', 'after'],
  ['identities', 'remove', 'before'],
  ['identities', 'remove', 'after'],
  ['mailer', 'send', 'before'],
  ['mailer', 'send', 'after'],
  ['outbox', 'claim', 'before'],
  ['outbox', 'settle', 'before'],
  ['deletions', 'end', 'before'],
  ['deletions', 'end', 'after'],
];

describe('§6 a deletion interrupted by a fault', () => {
  it.each(BEFORE_THE_DECISION)('%s.%s, %s: the account stays whole', async (...fault) => {
    const member = await playingMember();
    expect(await deleteWith(withFaults([fault]), member)).toBe('failed');
    expect(await stateOf(member)).toBe('whole');
    await resumeDeletions(services, inTenMinutes());
    expect(await stateOf(member)).toBe('whole');
    expect(await leftOf(member)).not.toContain('unfinished deletion');
  });

  it.each(AFTER_IT)('§6.11 %s.%s, %s: the account is gone', async (...fault) => {
    const member = await playingMember();
    expect(await deleteWith(withFaults([fault]), member)).toBe('deleted');
    expect(await stateOf(member)).toBe('gone');
    await resumeDeletions(services, inTenMinutes());
    await deliverDue(services, inTenMinutes(), async () => {});
    expect(await leftOf(member)).toEqual([]);
    expect((await newestMailTo(member.email)).subject).toMatch(/^Your data removal request DR-/);
  });

  it.each([
    ['before', 'whole'],
    ['after', 'gone'],
  ] as const)('a fault %s closing the login, with an unknown state: %s', async (when, state) => {
    const member = await playingMember();
    const faulty = withFaults([
      ['identities', 'close', when],
      ['identities', 'stateOf', 'before'],
    ]);
    expect(await deleteWith(faulty, member)).toBe('failed');
    expect(await stateOf(member)).toBe(state);
    await resumeDeletions(services, inTenMinutes());
    expect(await stateOf(member)).toBe(state);
    if (state === 'gone') expect(await leftOf(member)).toEqual([]);
    else expect(await leftOf(member)).not.toContain('unfinished deletion');
  });

  it('the schedule skips a deletion while its call may still run', async () => {
    const member = await playingMember();
    await deleteWith(withFaults([['accountRecords', 'removeAll', 'before']]), member);
    await resumeDeletions(services, new Date());
    expect(await leftOf(member)).toContain(`users/${member.uid}`);
  });

  it('a failing deletion does not stop the others', async () => {
    const [first, second] = [await playingMember(), await playingMember()];
    for (const member of [first, second]) {
      await deleteWith(withFaults([['accountRecords', 'removeAll', 'before']]), member);
    }
    const removeAll = async (uid: string, linksEndAt: Date) => {
      if (uid === first.uid) throw new Error('broken');
      await services.accountRecords.removeAll(uid, linksEndAt);
    };
    const faulty = { ...services, accountRecords: { ...services.accountRecords, removeAll } };
    await expect(resumeDeletions(faulty, inTenMinutes())).rejects.toThrow('not finished');
    expect(await leftOf(second)).toEqual([]);
    expect(await stateOf(first)).toBe('gone');
    await resumeDeletions(services, inTenMinutes());
    expect(await leftOf(first)).toEqual([]);
  });
});
