import type { Membership, UserProfile } from '../contract/index.ts';
import { appLinks } from '../mail/appLinks.ts';
import { toMail } from '../mail/letter.ts';
import { sendMails } from '../mail/sendMails.ts';
import { welcome } from '../mail/templates/welcome.ts';
import type { LinkOutcome } from '../stores/membershipLinks.ts';
import type { PersonRecord } from '../stores/personRecords.ts';
import { type Registration, traitsOf } from '../stores/registrations.ts';
import type { Services } from '../stores/services.ts';
import { cleanUpAfter } from './accountDeletion.ts';
import { type LookUpResult, lookUp, type Refusal, remembered } from './persons/lookUp.ts';
import type { ProvenAddress } from './provenAddress.ts';

/**
 * Adds a member: first the record in the member service, atomically, then the welcome e-mail in the outbox.
 * A retry completes an interrupted run.
 */
async function makeMember(
  registration: Registration,
  venueName: string,
  services: Services,
): Promise<Membership | 'already-member'> {
  const registered = await services.members.register(registration);
  if (registered === 'already-member') return registered;
  const { customerNumber } = registered.membership;
  const { email: to, firstName } = registration.values;
  const mail = toMail(welcome({ to, firstName, customerNumber, venueName, href: appLinks().home }));
  const key = `welcome-${registration.submissionId}`;
  await sendMails([{ kind: 'letter', key, mail }], services);
  return registered.membership;
}

/** The reason for which a person cannot join: one of their records, or the membership itself. */
type Unjoined = Refusal | 'already-member' | Exclude<LinkOutcome, 'linked'>;

/** A login with a proven address that joins or links. */
export interface Joiner {
  readonly uid: string;
  readonly email: ProvenAddress;
  readonly profile: UserProfile;
}

/**
 * Adds a member for the owner of a login and links the membership. Returns the reason if the person cannot
 * join. Idempotent.
 */
export async function join(
  registration: Registration,
  joiner: Joiner,
  venueName: string,
  services: Services,
): Promise<Membership | Unjoined> {
  const { values, at } = registration;
  const records = await recordsOf(joiner.profile.memberships, services);
  const sought = { email: joiner.email, records, claim: traitsOf(values) };
  const found = await lookUp(sought, services, at);
  if (found.refusal !== null) return found.refusal;
  const membership = await makeMember(registration, venueName, services);
  if (membership === 'already-member') return membership;
  const outcome = await linkToLogin(joiner, membership, found, services);
  return outcome === 'linked' ? membership : outcome;
}

/**
 * Links a membership to a login, and the login to its person. If the membership's previous login no longer
 * exists at the identity service, its leftovers are removed and the membership is linked anew.
 */
export async function linkToLogin(
  { uid, email }: Joiner,
  membership: Membership,
  { evidence, similar }: LookUpResult,
  services: Services,
): Promise<LinkOutcome> {
  const { profiles, persons, members, identities } = services;
  await profiles.keep({ uid, email, emailVerified: true });
  const [record] = await members.findPersonRecords([membership.crmId]);
  if (!record) throw new Error('The member service does not find a membership that it returned.');
  const linked = remembered(record);
  const records = { ...evidence.records, [membership.crmId]: linked };
  await persons.adopt(uid, { ...evidence, records }, similar);
  const outcome = await profiles.link(uid, membership, linked.keys);
  if (outcome !== 'membership-taken') return outcome;
  const other = await profiles.loginOf(membership.crmId);
  if (other === null || (await identities.stateOf(other)) !== 'gone') return outcome;
  await cleanUpAfter(other, services, evidence.at);
  return profiles.link(uid, membership, linked.keys);
}

/** The records of memberships. */
export function recordsOf(
  memberships: readonly Membership[],
  { members }: Services,
): Promise<readonly PersonRecord[]> {
  return members.findPersonRecords(memberships.map(({ crmId }) => crmId));
}
