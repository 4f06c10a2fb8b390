import { randomInt } from 'node:crypto';
import { deployedDependencies } from '../../composition/dependencies.ts';
import { deleteAccountContract } from '../../contract/users/deleteAccount.ts';
import { decideDeletion, finishDeletion } from '../../domain/accounts/accountDeletion.ts';
import { isRecentSignIn } from '../../domain/accounts/isRecentSignIn.ts';
import { removalReference } from '../../domain/accounts/removalReference.ts';
import { callableFactory, type Handler } from '../../pipeline/callableFactory.ts';
import type { Dependencies } from '../../pipeline/dependencies.ts';
import { reportUnfinished } from '../../runtime/log.ts';

const PASSWORD_REQUIRED = { success: false, error: 'password-required' } as const;

const answer: Handler<typeof deleteAccountContract, 'user'> = async (call) => {
  const { caller, request, services, now, language } = call;
  if (!isRecentSignIn(caller.signedInAt, now)) return PASSWORD_REQUIRED;
  const asked = {
    uid: caller.uid,
    requestedAt: now.toISOString(),
    // An address that is not proven may be a stranger's, so no removal is requested for it.
    removal:
      request.forgetMe && caller.email !== null
        ? {
            reference: removalReference(randomInt),
            emailAddress: caller.email,
            language: caller.profile?.language ?? language,
          }
        : null,
  };
  const deletion = await decideDeletion(asked, services);
  await finishDeletion(deletion, services).catch(reportUnfinished);
  return { success: true, reference: deletion.removal?.reference ?? null };
};

/** The callable with these dependencies. Tests inject faults into its services. */
export const deleteAccountOn = (dependencies: Dependencies) =>
  callableFactory(dependencies)(
    deleteAccountContract,
    { auth: 'user', rateLimit: { calls: 10, seconds: 3_600, shared: true }, checkSession: true },
    answer,
  );

/**
 * Deletes the account of any signed-in caller. The reply is a success once the deletion is recorded;
 * `schedules.finishDeletions` completes unfinished steps. Specification section 6.
 */
export const deleteAccount = deleteAccountOn(deployedDependencies);
