import type { Language } from '../../contract/languages.ts';
import type { Membership, UserProfile } from '../../contract/profile.ts';
import { membershipBlock } from '../../contract/rules/membership.ts';
import type { ProvenAddress } from '../addresses/provenAddress.ts';
import { deliverAll } from '../mail/sendMails.ts';
import { isHeldAt } from '../members/memberships.ts';
import { registrationTraits } from '../members/registrations.ts';
import { type LookUpResult, lookUp, type Refusal, remembered } from '../persons/lookUp.ts';
import { keysFor } from '../persons/matches.ts';
import { identifyingKeys, keysToSeek } from '../persons/memberKeys.ts';
import type { Letters } from '../ports/letters.ts';
import type { KeyedMember, Registration } from '../ports/memberService.ts';
import type { OutgoingMail } from '../ports/outgoing.ts';
import type { LinkRefusal } from '../ports/profiles.ts';
import type { Services } from '../ports/services.ts';
import { cleanUpAfter } from './accountDeletion.ts';

/** The reason for which a person cannot join: one of their records, or the membership itself. */
type Unjoined = Refusal | 'already-member' | LinkRefusal;

/** A login with a proven address that joins or links. */
export interface Joiner {
  readonly uid: string;
  readonly email: ProvenAddress;
  readonly profile: UserProfile;
  /** The language of their e-mails. */
  readonly language: Language;
}

/** A decided link: the person who was found, and the e-mails about a new membership. */
interface DecidedLink {
  readonly joiner: Joiner;
  readonly membership: Membership;
  readonly found: LookUpResult;
  readonly mails: readonly OutgoingMail[];
}

/**
 * Adds a member for the owner of a login and links the membership. Returns the reason if the person cannot
 * join; then nothing is written. The member service may be another company's, so its record and the link
 * are two writes: after a crash between them, the same submission finds the record and links it.
 */
export async function join(
  registration: Registration,
  joiner: Joiner,
  venueName: string,
  services: Services,
): Promise<Membership | Unjoined> {
  const { values, at } = registration;
  const { memberships } = joiner.profile;
  const records = await foundRecords(memberships, services);
  if (usableAt(values.location, memberships, records)) return 'location-taken';
  const sought = { email: joiner.email, records, claim: registrationTraits(values) };
  const found = await lookUp(sought, services, at);
  if (found.refusal !== null) return found.refusal;
  const registered = await services.members.register(registration);
  if (registered === 'already-member') return registered;
  const { membership } = registered;
  const mails = [
    welcomeMail(
      registration,
      { membership, venueName, language: joiner.language },
      services.letters,
    ),
  ];
  return (await linkToLogin({ joiner, membership, found, mails }, services)) ?? membership;
}

function welcomeMail(
  { submissionId, values }: Registration,
  joined: {
    readonly membership: Membership;
    readonly venueName: string;
    readonly language: Language;
  },
  letters: Letters,
): OutgoingMail {
  const { email: to, firstName } = values;
  const { membership, venueName, language } = joined;
  const { customerNumber } = membership;
  const mail = letters.welcome({ to, firstName, customerNumber, venueName, language });
  return { kind: 'letter', key: `welcome-${submissionId}`, mail };
}

/**
 * Links a membership to a login, and the login to its person, in one transaction; then sends the e-mails,
 * and removes the registrations that waited for this address at this casino. Returns the refusal, or null.
 * If the membership's previous login no longer exists at the identity service, its leftovers are removed
 * and the membership is linked anew. It replaces a membership of the login at the same casino whose record is
 * blocked, or deleted by the group.
 */
export async function linkToLogin(
  { joiner, membership, found, mails }: DecidedLink,
  services: Services,
): Promise<LinkRefusal | null> {
  const { profiles, identities, pendingRegistrations } = services;
  const { uid, email } = joiner;
  const { evidence, similar } = found;
  const { memberships } = joiner.profile;
  const known = await foundRecords([...memberships, membership], services);
  const record = known.find(({ member }) => member.id === membership.crmId);
  if (!record) throw new Error('The member service does not find a membership that it returned.');
  const records = { ...evidence.records, [membership.crmId]: remembered(record) };
  const keys = keysFor('ownership', identifyingKeys(record.traits));
  const formerKeys = keysFor('ownership', keysToSeek(record.traits));
  const whole = { ...evidence, records };
  const usable = usableAt(membership.location, memberships, known);
  const replaced = memberships
    .filter((each) => isHeldAt(each, membership.location) && each !== usable)
    .map(({ crmId }) => crmId);
  const linking = {
    ...{ uid, email, membership, replaced, keys, formerKeys },
    ...{ evidence: whole, similar, mails },
  };
  let outcome = await profiles.link(linking);
  if (outcome === 'membership-taken') {
    const other = await profiles.loginOf(membership.crmId);
    if (other === null || (await identities.stateOf(other)) !== 'gone') return outcome;
    await cleanUpAfter(other, services, evidence.at);
    outcome = await profiles.link(linking);
  }
  if (typeof outcome === 'string') return outcome;
  const waiting = await pendingRegistrations.findByAddress(email);
  const ended = waiting.filter(({ values }) => isHeldAt(values, membership.location));
  await pendingRegistrations.remove(ended);
  await deliverAll(outcome.mails, services);
  return null;
}

/** The membership of a login at a casino, whose record exists and has no block. */
export async function usableMembershipAt(
  location: number,
  { memberships }: UserProfile,
  services: Services,
): Promise<Membership | undefined> {
  return usableAt(location, memberships, await foundRecords(memberships, services));
}

function usableAt(
  location: number,
  memberships: readonly Membership[],
  records: readonly KeyedMember[],
): Membership | undefined {
  const usable = records.filter(({ member }) => membershipBlock(member) === null);
  return memberships.find(
    (each) => isHeldAt(each, location) && usable.some(({ member }) => member.id === each.crmId),
  );
}

/** The records of memberships. */
export function foundRecords(
  memberships: readonly Membership[],
  { members }: Services,
): Promise<readonly KeyedMember[]> {
  return members.findKeyedMembers(memberships.map(({ crmId }) => crmId));
}
