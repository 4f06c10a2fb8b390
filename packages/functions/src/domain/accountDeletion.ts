import type { UserProfile } from '../contract/index.ts';
import { removalMails } from '../mail/removalRequest.ts';
import { deliverAll } from '../mail/sendMails.ts';
import type { Deletion } from '../stores/deletions.ts';
import type { Services } from '../stores/services.ts';
import { linksEndAt, releasePerson } from './persons/release.ts';

/** The services that a deletion uses. All of their calls are idempotent. */
export type DeletionServices = Pick<
  Services,
  | 'identities'
  | 'deletions'
  | 'accountRecords'
  | 'members'
  | 'persons'
  | 'passwordResets'
  | 'profiles'
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
  deletion: Deletion,
  { identities, deletions }: DeletionServices,
): Promise<Deletion> {
  const begun = await deletions.begin(deletion);
  try {
    await identities.close(begun.uid);
  } catch (error) {
    // The change may have happened although its answer was lost.
    if ((await identities.stateOf(begun.uid)) === 'open') {
      await deletions.drop(begun, []);
      throw error;
    }
  }
  return begun;
}

/**
 * Completes a deletion whose sign-in is disabled, and removes its record at the end. E-mails waiting for
 * the account's address are removed; the receipt of its data removal request is sent after that.
 */
export async function finishDeletion(
  deletion: Deletion,
  services: DeletionServices,
): Promise<void> {
  const { identities, deletions, accountRecords, members, outbox } = services;
  const { uid, crmIds, personId, requestedAt, removal } = deletion;
  await identities.endSessions(uid);
  for (const crmId of crmIds) await members.withdrawMarketing(crmId, new Date(requestedAt));
  await releasePerson(uid, personId, new Date(requestedAt), services);
  await accountRecords.removeAll(uid, linksEndAt(new Date(requestedAt)));
  const address = (await identities.find(uid))?.email;
  if (address) await outbox.removeTo(address);
  await identities.remove(uid);
  const mails = removal ? removalMails(removal, requestedAt) : [];
  await deliverAll(await deletions.drop(deletion, mails), services);
}

/** The deletion of a login without a data removal request. */
export function deletionOf(uid: string, profile: UserProfile | null, now: Date): Deletion {
  return {
    uid,
    requestedAt: now.toISOString(),
    crmIds: profile?.memberships.map(({ crmId }) => crmId) ?? [],
    personId: profile?.personId ?? null,
    removal: null,
  };
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
  const deletion = deletionOf(uid, await services.profiles.find(uid), now);
  await finishDeletion(await services.deletions.begin(deletion), services);
}

/**
 * Completes deletions interrupted by a crash or a fault. If the account can still sign in, the deletion did
 * not begin and its record is removed. Tries all, then rejects with every fault.
 */
export async function resumeDeletions(services: DeletionServices, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const left = await services.deletions.olderThan(moment);
  const outcomes = await Promise.allSettled(
    left.map(async (deletion) => {
      const standing = await services.identities.stateOf(deletion.uid);
      if (standing === 'open') await services.deletions.drop(deletion, []);
      else await finishDeletion(deletion, services);
    }),
  );
  const faults = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  if (faults.length > 0) throw new AggregateError(faults, 'Some deletions are not finished.');
}
