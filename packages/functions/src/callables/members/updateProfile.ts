import { defineCallable } from '../../composition/defineCallable.ts';
import { updateProfileContract } from '../../contract/members/updateProfile.ts';
import { answeredAt, isCurrent } from '../../domain/members/consents.ts';
import { findOwn } from '../../domain/members/memberships.ts';
import { shownMember } from '../../domain/members/shownMember.ts';
import { withdrawElsewhere } from '../../domain/members/withdrawal.ts';
import { callableError } from '../../pipeline/errors.ts';

/** Changes the editable fields of the caller's record; a no to a consent, of all their records. Specification section 7. */
export const updateProfile = defineCallable(
  updateProfileContract,
  { auth: 'member', rateLimit: { calls: 20, seconds: 60, shared: true }, checkSession: true },
  async ({ caller, request, services, now }) => {
    const own = findOwn(caller.admissions, request);
    if (!own) throw callableError('permission-denied');
    const { consents, ...plain } = request.values;
    if (consents && !consents.every(isCurrent)) {
      return { success: false, result: shownMember(own.member, caller.person) };
    }
    const { crmId } = own.membership;
    const answers = consents?.map((answer) => answeredAt(answer, now));
    const change = answers ? { ...plain, consents: answers } : plain;
    const result = await services.members.updateMember(crmId, change);
    if (result === null) throw callableError('not-found', ({ missing }) => missing.member);
    const withdrawn = await withdrawElsewhere(answers ?? [], crmId, caller, services.members);
    return {
      success: true,
      result: shownMember(result, caller.person),
      ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
    };
  },
);
