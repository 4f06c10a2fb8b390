import { defineCallable } from '../../composition/defineCallable.ts';
import { chooseMembershipContract } from '../../contract/users/chooseMembership.ts';
import { callableError } from '../../pipeline/errors.ts';

/** Stores on the caller's profile which of their memberships the app opens with. */
export const chooseMembership = defineCallable(
  chooseMembershipContract,
  { auth: 'member', rateLimit: { calls: 20, seconds: 60, shared: true }, checkSession: true },
  async ({ caller, request: { crmId }, services }) => {
    const { opensWith, memberships } = caller.profile;
    const isOwn = caller.admissions.some(({ membership }) => membership.crmId === crmId);
    if (!isOwn) throw callableError('permission-denied');
    const chosen = opensWith ?? memberships[0]?.crmId;
    if (crmId !== chosen) await services.profiles.openWith(caller.uid, crmId);
    return { success: true };
  },
);
