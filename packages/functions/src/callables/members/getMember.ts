import { config } from '../../config.ts';
import { getMemberContract, membershipBlock } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { isHeldAt } from '../../domain/memberships.ts';
import { standingOf } from '../../domain/persons/standing.ts';
import { shownMember } from '../../domain/promotionFree.ts';
import { denied } from '../../wrapper/caller.ts';
import { refusal } from '../../wrapper/errors.ts';

/**
 * The caller's own member record. Also answers for a record that is blocked: the app learns the reason
 * here, and nothing else answers. Who is kept out by another record gets `permission-denied` with that
 * reason. Specification sections 4 and 7.
 */
export const getMember = defineCallable(
  getMemberContract,
  {
    auth: 'verified',
    rateLimit: { calls: 60, seconds: 60 },
    checkSession: true,
    secrets: [config.personKey],
  },
  async ({ caller, request, services, now }) => {
    const profile = await services.profiles.find(caller.uid);
    const own = profile?.memberships.find((membership) => isHeldAt(membership, request.location));
    if (!profile || !own) throw refusal('permission-denied');
    const { person, admissions, refusal: kept } = await standingOf(profile, services, now);
    const result = admissions.find(({ membership }) => membership === own)?.member;
    if (!result || !person) throw refusal('not-found', 'Member not found');
    if (kept !== null && membershipBlock(result) === null) throw denied(kept);
    return { success: true, result: shownMember(result, person) };
  },
);
