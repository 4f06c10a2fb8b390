import { defineCallable } from '../../composition/defineCallable.ts';
import { getMemberContract } from '../../contract/members/getMember.ts';
import { personBlock } from '../../contract/rules/membership.ts';
import { isHeldAt } from '../../domain/members/memberships.ts';
import { shownMember } from '../../domain/members/shownMember.ts';
import { permissionDenied } from '../../pipeline/caller.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * The caller's own member record. Also returns a blocked record: only here the app learns the reason. A
 * caller whom the suspension of another record blocks gets `permission-denied` with the reason. Specification
 * sections 4 and 7.
 */
export const getMember = defineCallable(
  getMemberContract,
  { auth: 'linked', rateLimit: { calls: 60, seconds: 60 }, checkSession: true },
  async ({ caller, request }) => {
    const own = caller.profile.memberships.find((each) => isHeldAt(each, request.location));
    if (!own) throw callableError('permission-denied');
    const result = caller.admissions.find(({ membership }) => membership === own)?.member;
    if (!result) throw callableError('not-found', ({ missing }) => missing.member);
    if (caller.refusal !== null && personBlock(result) === null)
      throw permissionDenied(caller.refusal);
    return { success: true, result: shownMember(result, caller.person) };
  },
);
