import { defineCallable } from '../../composition/defineCallable.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { linkMembershipContract } from '../../contract/members/linkMembership.ts';
import { membershipBlock, venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { foundRecords, type Joiner, join, linkToLogin } from '../../domain/accounts/joining.ts';
import { isHeldAt } from '../../domain/members/memberships.ts';
import { lookUp } from '../../domain/persons/lookUp.ts';
import type { IdentifiedMembership } from '../../domain/ports/memberService.ts';
import type { PendingRegistration } from '../../domain/ports/pendingRegistrations.ts';
import type { Services } from '../../domain/ports/services.ts';
import { config } from '../../runtime/config.ts';
import { failureReply } from '../failureReply.ts';

const HOUR = 60 * 60;

/**
 * Links a membership if its number, its date of birth and the caller's proven address match. A
 * registration that waited for this address becomes a membership. Every mismatch gets the same error and
 * counts against three limits: of the login, of the network address, and of the membership. Callers with
 * another address cannot use up the tries of the membership's owner. A block of any of the person's records
 * rejects the caller. Specification sections 4 and 5.
 */
export const linkMembership = defineCallable(
  linkMembershipContract,
  {
    auth: 'verified',
    rateLimit: { calls: 10, seconds: HOUR, shared: true },
    addressLimit: { calls: 60, seconds: HOUR },
    checkSession: true,
    secrets: [config.personKey],
  },
  async ({ caller, request, services, now, limit, language }) => {
    const { location, membershipNumber, dob } = request;
    const { email } = caller;
    const [found, waiting] = await Promise.all([
      services.members.identify(location, membershipNumber),
      services.pendingRegistrations.find(membershipNumber, email, now),
    ]);
    const traits = found?.record.traits;
    const isOwner = traits ? traits.email === email : waiting !== null;
    const membership = `${venueOfHomeCasino(location)}:${membershipNumber}:${isOwner ? 'own' : 'others'}`;
    await limit('link-membership', membership, { calls: 5, seconds: HOUR });

    const joiner = { ...caller, language: caller.profile.language ?? language };
    const outcome = async () => {
      if (found && traits?.dateOfBirth === dob && isOwner)
        return link(found, joiner, services, now);
      if (waiting?.values.dob === dob && isHeldAt(waiting.values, location)) {
        return complete(waiting, joiner, services, now);
      }
      return 'no-match';
    };
    const refusal = await outcome();
    return refusal === null ? { success: true } : failureReply(refusal, language);
  },
);

/** Links a membership. Returns the refusal, or null. */
async function link(
  { membership, record }: IdentifiedMembership,
  joiner: Joiner,
  services: Services,
  now: Date,
) {
  const block = membershipBlock(record.member);
  if (block !== null) return block;
  const records = [...(await foundRecords(joiner.profile.memberships, services)), record];
  const found = await lookUp({ email: joiner.email, records, claim: null }, services, now);
  if (found.refusal !== null) return found.refusal;
  return linkToLogin({ joiner, membership, found, mails: [] }, services);
}

/** Completes a registration that waited for its address. Returns the refusal, or null. Idempotent. */
async function complete(
  { submissionId, values, customerNumber, language = DEFAULT_LANGUAGE }: PendingRegistration,
  joiner: Joiner,
  services: Services,
  now: Date,
) {
  const venue = await services.content.findVenue(venueOfHomeCasino(values.location));
  const registration = { submissionId, values, customerNumber, language, at: now };
  const joined = await join(registration, joiner, venue?.pagetitle ?? '', services);
  return typeof joined === 'string' ? joined : null;
}
