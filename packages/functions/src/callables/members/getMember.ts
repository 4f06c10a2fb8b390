import { config } from '../../config.ts';
import { getMemberContract, membershipBlock, type UserProfile } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { isHeldAt } from '../../domain/memberships.ts';
import { lookUp } from '../../domain/persons/lookUp.ts';
import { standingOf } from '../../domain/persons/standing.ts';
import { shownMember } from '../../domain/promotionFree.ts';
import type { Person } from '../../stores/persons.ts';
import type { Services } from '../../stores/services.ts';
import { denied } from '../../wrapper/caller.ts';
import { refusal } from '../../wrapper/errors.ts';

/** How long it is believed that nothing new is known of a person, in milliseconds. */
const LOOK_LASTS_MS = 24 * 60 * 60 * 1_000;

/**
 * The caller's own member record. Also answers for a record that is blocked: the app learns the reason
 * here, and nothing else answers. Who is kept out by another record of theirs gets `permission-denied`
 * with that reason. A visit begins with this call, so once a day it looks for new records of the person.
 * Specification sections 4 and 7.
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
    const before = await standingOf(profile, services);
    const { person, admissions, block } =
      before.person && isFresh(before.person, now)
        ? before
        : await lookAgain(profile, services, now);
    const result = admissions.find(({ membership }) => membership === own)?.member;
    if (!result || !person) throw refusal('not-found', 'Member not found');
    if (block !== null && membershipBlock(result) === null) throw denied(block);
    return { success: true, result: shownMember(result, person) };
  },
);

function isFresh({ lookedUpAt }: Person, now: Date): boolean {
  return now.getTime() - Date.parse(lookedUpAt) < LOOK_LASTS_MS;
}

async function lookAgain(profile: UserProfile, services: Services, now: Date) {
  const records = await services.members.findPersonRecords(
    profile.memberships.map(({ crmId }) => crmId),
  );
  if (records.length === 0) return standingOf(profile, services);
  const { look } = await lookUp(
    records.map(({ traits }) => traits),
    services,
    now,
  );
  const { id: personId } = await services.persons.adopt(profile.uid, look);
  return standingOf({ ...profile, personId }, services);
}
