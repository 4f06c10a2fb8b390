import { removalMails } from '../mail/removalMails.ts';
import { deliverAll } from '../mail/sendMails.ts';
import { linksEndAt, releasePersons } from '../persons/release.ts';
import type { Deletion, DeletionRequest } from '../ports/deletions.ts';
import type { Services } from '../ports/services.ts';
import { endSessions } from './sessions.ts';

/** The services that a deletion uses. All of their calls are idempotent. */
export type DeletionServices = Pick<
  Services,
  | 'identities'
  | 'deletions'
  | 'profiles'
  | 'accountRecords'
  | 'members'
  | 'persons'
  | 'pendingRegistrations'
  | 'passwordResets'
  | 'keys'
  | 'letters'
  | 'logDelivery'
  | 'outbox'
  | 'mailer'
>;

/** A running call may take 70 s, so the schedule skips younger deletions. */
const ABANDONED_AFTER_MS = 5 * 60 * 1_000;

/**
 * Begins a deletion by disabling sign-in, one atomic change in the identity service: before it the account
 * is whole, after it the account is deleted. Rejects if the account stays whole, and if its state is
 * unknown: then the record stays, and `resumeDeletions` resolves it.
 */
export async function decideDeletion(
  request: DeletionRequest,
  { identities, deletions }: DeletionServices,
): Promise<Deletion> {
  const begun = await deletions.begin(request);
  try {
    await identities.close(begun.uid);
  } catch (error) {
    // The change may have happened although its answer was lost.
    if ((await identities.stateOf(begun.uid)) === 'open') {
      await deletions.cancel(begun);
      throw error;
    }
  }
  return begun;
}

/**
 * Completes a deletion whose sign-in is disabled. No other call writes data of the login any more
 * (`adapters/firestore/loginWrites.ts`), so the data that this function reads are complete. The login is removed before
 * the records that name it: a failure leaves records, and never a login without them. The receipt of the data
 * removal request is sent last.
 */
export async function finishDeletion(
  deletion: Deletion,
  services: DeletionServices,
): Promise<void> {
  const { identities, deletions, profiles, accountRecords, members, letters } = services;
  const { uid, requestedAt, removal } = deletion;
  const at = new Date(requestedAt);
  await endSessions(uid, services, at);
  const profile = await profiles.find(uid);
  for (const { crmId } of profile?.memberships ?? []) await members.withdrawMarketing(crmId, at);
  if (profile?.emailVerified) await removeWaiting(uid, profile.emailAddress, services);
  await identities.remove(uid);
  await releasePersons(uid, at, services);
  await accountRecords.removeAll(uid, linksEndAt(at));
  const mails = removal ? removalMails(removal, requestedAt, letters) : [];
  await deliverAll(await deletions.end(deletion, mails), services);
}

/**
 * Removes what waits for the proven address of a deleted login: e-mails and registrations. They stay if
 * another login has the address now.
 */
async function removeWaiting(
  uid: string,
  address: string,
  { identities, outbox, pendingRegistrations }: DeletionServices,
): Promise<void> {
  const holder = await identities.findByEmail(address);
  if (holder !== null && holder.uid !== uid) return;
  await outbox.removeTo(address);
  await pendingRegistrations.remove(await pendingRegistrations.findByAddress(address));
}

/**
 * Cleans up after a login that was deleted by another way than `users-deleteAccount`, such as an
 * administrator's console.
 */
export async function cleanUpAfter(
  uid: string,
  services: DeletionServices,
  now: Date,
): Promise<void> {
  const request = { uid, requestedAt: now.toISOString(), removal: null };
  await finishDeletion(await services.deletions.begin(request), services);
}

/**
 * Completes deletions interrupted by a crash or a failure. If the account can still sign in, the deletion did
 * not begin and its record is removed. Tries all, then rejects with every failure.
 */
export async function resumeDeletions(services: DeletionServices, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const left = await services.deletions.olderThan(moment);
  const outcomes = await Promise.allSettled(
    left.map(async (deletion) => {
      const standing = await services.identities.stateOf(deletion.uid);
      if (standing === 'open') await services.deletions.cancel(deletion);
      else await finishDeletion(deletion, services);
    }),
  );
  const failures = outcomes
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => reason);
  if (failures.length > 0) throw new AggregateError(failures, 'Some deletions are not finished.');
}
