import type { Membership } from '../contract/index.ts';
import { appLinks } from '../mail/appLinks.ts';
import { toMail } from '../mail/letter.ts';
import { post } from '../mail/post.ts';
import { welcome } from '../mail/templates/welcome.ts';
import type { Identity } from '../stores/identities.ts';
import type { LinkOutcome } from '../stores/membershipLinks.ts';
import type { PersonRecord } from '../stores/personRecords.ts';
import { type Registration, traitsOf } from '../stores/registrations.ts';
import type { Services } from '../stores/services.ts';
import { cleanUpAfter } from './accountDeletion.ts';
import { type LookedUp, lookUp, type Refusal, remembered } from './persons/lookUp.ts';

/**
 * Makes somebody a member: the record in the member service first, all of it or nothing, then the welcome
 * in the outbox. What broke off after the record is completed by doing it again.
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
  await post([{ kind: 'letter', key, mail }], services);
  return registered.membership;
}

/** What keeps somebody from joining: a record of theirs, or the membership itself. */
type Unjoined = Refusal | 'already-member' | Exclude<LinkOutcome, 'linked'>;

/** A login that joins, with the memberships that it has. */
interface Joiner {
  readonly login: Identity;
  readonly memberships: readonly Membership[];
}

/**
 * Makes the owner of a login a member and links the membership to the login. Answers with the reason where
 * something keeps them out. May be repeated.
 */
export async function join(
  registration: Registration,
  { login, memberships }: Joiner,
  venueName: string,
  services: Services,
): Promise<Membership | Unjoined> {
  const { values, at } = registration;
  const records = await recordsOf(memberships, services);
  const sought = { email: login.email, records, claim: traitsOf(values) };
  const found = await lookUp(sought, services, at);
  if (found.refusal !== null) return found.refusal;
  const membership = await makeMember(registration, venueName, services);
  if (membership === 'already-member') return membership;
  const outcome = await linkToLogin(login, membership, found, services);
  return outcome === 'linked' ? membership : outcome;
}

/**
 * Makes a membership one of a login's, and the login one of its person's. A membership whose login the
 * identity service no longer has is taken over: what that login left behind is removed first.
 */
export async function linkToLogin(
  login: Identity,
  membership: Membership,
  { look, alike }: LookedUp,
  services: Services,
): Promise<LinkOutcome> {
  const { profiles, persons, members, identities } = services;
  await profiles.keep(login);
  const [record] = await members.findPersonRecords([membership.crmId]);
  if (!record) throw new Error('The member service does not know a membership that it gave.');
  const linked = remembered(record);
  const records = { ...look.records, [membership.crmId]: linked };
  await persons.adopt(login.uid, { ...look, records }, alike);
  const outcome = await profiles.link(login.uid, membership, linked.keys);
  if (outcome !== 'membership-taken') return outcome;
  const other = await profiles.loginOf(membership.crmId);
  if (other === null || (await identities.standing(other)) !== 'gone') return outcome;
  await cleanUpAfter(other, services, look.at);
  return profiles.link(login.uid, membership, linked.keys);
}

/** The memberships that a login has. */
export async function membershipsOf(
  { uid }: Identity,
  { profiles }: Services,
): Promise<readonly Membership[]> {
  return (await profiles.find(uid))?.memberships ?? [];
}

/** The records of memberships. */
export function recordsOf(
  memberships: readonly Membership[],
  { members }: Services,
): Promise<readonly PersonRecord[]> {
  return members.findPersonRecords(memberships.map(({ crmId }) => crmId));
}
