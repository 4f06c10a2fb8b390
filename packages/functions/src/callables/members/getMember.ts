import { getMemberContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { isHeldAt } from '../../domain/memberships.ts';
import { shownMember } from '../../domain/promotionFree.ts';
import { refusal } from '../../wrapper/errors.ts';

/**
 * The caller's own member record. Also answers members who are blocked: the app learns the reason here,
 * and nothing else answers them. Specification sections 4 and 7.
 */
export const getMember = defineCallable(
  getMemberContract,
  { auth: 'verified', rateLimit: { calls: 60, seconds: 60 }, checkSession: true },
  async ({ caller, request, services }) => {
    const profile = await services.profiles.find(caller.uid);
    const own = profile?.memberships.find((membership) => isHeldAt(membership, request.location));
    if (!profile || !own) throw refusal('permission-denied');
    const members = await services.members.findMembers([own.crmId]);
    const result = members.get(own.crmId);
    if (!result) throw refusal('not-found', 'Member not found');
    return { success: true, result: shownMember(result, profile) };
  },
);
