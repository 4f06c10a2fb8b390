import type { UserProfile } from '../contract/index.ts';
import { deliverAll } from '../mail/post.ts';
import { removalMails } from '../mail/removalRequest.ts';
import type { Deletion } from '../stores/deletions.ts';
import type { Services } from '../stores/services.ts';
import { linksEndAt, releasePerson } from './persons/release.ts';

/** What deleting an account works on. Every call of it may be repeated. */
export type DeletionServices = Pick<
  Services,
  | 'identities'
  | 'deletions'
  | 'accountRecords'
  | 'members'
  | 'persons'
  | 'passwordResets'
  | 'outbox'
  | 'mailer'
>;

/** A call that runs may take 70 s: what is younger is left to it. */
const ABANDONED_AFTER_MS = 5 * 60 * 1_000;

/**
 * Begins a deletion and takes the decision, which is one change in the identity service: until sign-in
 * is closed the account is whole, and from then on it is gone. Rejects where it stays whole, and where
 * nobody can tell: the record then stays, and `resumeDeletions` finds out.
 */
export async function decideDeletion(
  deletion: Deletion,
  { identities, deletions }: DeletionServices,
): Promise<Deletion> {
  const begun = await deletions.begin(deletion);
  try {
    await identities.close(begun.uid);
  } catch (error) {
    // A lost answer is not a refusal: the change may have been made.
    if ((await identities.standing(begun.uid)) === 'open') {
      await deletions.drop(begun, []);
      throw error;
    }
  }
  return begun;
}

/**
 * Does what a decided deletion still needs, and forgets it when all of it is done. E-mails that wait for
 * the account's address go with it; the answer to its removal request comes after, and is sent.
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
 * Cleans up after a login that the identity service has lost by another way than `users-deleteAccount`,
 * such as an administrator's console.
 */
export async function cleanUpAfter(
  uid: string,
  services: DeletionServices & Pick<Services, 'profiles'>,
  now: Date,
): Promise<void> {
  const deletion = deletionOf(uid, await services.profiles.find(uid), now);
  await finishDeletion(await services.deletions.begin(deletion), services);
}

/**
 * Finishes what a crash or a fault left unfinished. A deletion whose account can still sign in was never
 * decided, and is forgotten. Rejects with every fault, after all were tried.
 */
export async function resumeDeletions(services: DeletionServices, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const left = await services.deletions.olderThan(moment);
  const outcomes = await Promise.allSettled(
    left.map(async (deletion) => {
      const standing = await services.identities.standing(deletion.uid);
      if (standing === 'open') await services.deletions.drop(deletion, []);
      else await finishDeletion(deletion, services);
    }),
  );
  const faults = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  if (faults.length > 0) throw new AggregateError(faults, 'Some deletions are not finished.');
}
