import type { Membership } from '../contract/index.ts';
import { appLinks } from '../mail/appLinks.ts';
import { toMail } from '../mail/letter.ts';
import { post } from '../mail/post.ts';
import { welcome } from '../mail/templates/welcome.ts';
import type { Identity } from '../stores/identities.ts';
import type { LinkOutcome } from '../stores/membershipLinks.ts';
import type { PersonRecord } from '../stores/personRecords.ts';
import type { Registration } from '../stores/registrations.ts';
import type { Services } from '../stores/services.ts';
import { cleanUpAfter } from './accountDeletion.ts';
import type { LookedUp } from './persons/lookUp.ts';
import { keysToSeek } from './persons/personKeys.ts';

/**
 * Makes somebody a member: the record in the member service first, all of it or nothing, then the welcome
 * in the outbox. What broke off after the record is completed by doing it again.
 */
export async function makeMember(
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
  const { certain: keys } = keysToSeek(record.traits);
  const records = { ...look.records, [membership.crmId]: { block: null, keys } };
  await persons.adopt(login.uid, { ...look, records }, alike);
  const outcome = await profiles.link(login.uid, membership, keys);
  if (outcome !== 'membership-taken') return outcome;
  const other = await profiles.loginOf(membership.crmId);
  if (other === null || (await identities.standing(other)) !== 'gone') return outcome;
  await cleanUpAfter(other, services, look.at);
  return profiles.link(login.uid, membership, keys);
}

/** The records of the memberships that a login has. */
export async function recordsOf(
  uid: string,
  { profiles, members }: Pick<Services, 'profiles' | 'members'>,
): Promise<readonly PersonRecord[]> {
  const memberships = (await profiles.find(uid))?.memberships ?? [];
  return members.findPersonRecords(memberships.map(({ crmId }) => crmId));
}
