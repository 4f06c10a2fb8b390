import {
  isOfAge,
  registerAccountContract,
  venueDay,
  venueOfHomeCasino,
} from '../../contract/index.ts';
import { callableFactory, type Handler } from '../../defineCallable.ts';
import { mailboxOf } from '../../domain/mailbox.ts';
import { isHeldAt } from '../../domain/memberships.ts';
import { mobileNumber } from '../../domain/mobileNumber.ts';
import { appLinks } from '../../mail/appLinks.ts';
import { toMail } from '../../mail/letter.ts';
import { post } from '../../mail/post.ts';
import { welcome } from '../../mail/templates/welcome.ts';
import type { Identity } from '../../stores/identities.ts';
import type { Services } from '../../stores/services.ts';
import { refusal } from '../../wrapper/errors.ts';
import { firebasePlatform, type Platform } from '../../wrapper/platform.ts';
import { refused } from '../refused.ts';

const HOUR = 60 * 60;

const answer: Handler<typeof registerAccountContract, 'none'> = async ({
  caller,
  request,
  services,
  now,
  limit,
  limitMail,
}) => {
  const { values, submissionId } = request;
  const mobile = mobileNumber(values.mobile);
  if (mobile === null) return refused('no-mobile');
  if (!isOfAge(values.dob, venueDay(now))) return refused('under-age');
  await limit('register', mailboxOf(values.email), { calls: 10, seconds: HOUR });
  await limitMail(values.email);
  const login = await verifiedLogin(caller.uid, services);
  if (login && login.email !== values.email) throw refusal('permission-denied');
  const held = login && (await membershipAt(values.location, login, services));
  if (held) return { success: true, customerNumber: held.customerNumber };
  const venue = await services.content.findVenue(venueOfHomeCasino(values.location));
  if (venue === null) throw refusal('not-found', 'Unable to find venue details');

  const registered = await services.members.register({
    submissionId,
    values: { ...values, mobile },
    at: now,
  });
  if (registered === 'already-member') return refused(registered);
  const { membership } = registered;
  // Written down before the link, which ends what a repeated submission completes.
  const { customerNumber } = membership;
  const { email: to, firstName } = values;
  const href = appLinks().home;
  const mail = toMail(welcome({ to, firstName, customerNumber, venueName: venue.pagetitle, href }));
  await post([{ kind: 'letter', key: `welcome-${submissionId}`, mail }], services);
  if (login) {
    await services.profiles.keep(login);
    const outcome = await services.profiles.link(login.uid, membership);
    if (outcome !== 'linked') return refused(outcome);
  }
  return { success: true, customerNumber };
};

/** The callable on a platform: its tests break one part of it after another. */
export const registerAccountOn = (platform: Platform) =>
  callableFactory(platform)(
    registerAccountContract,
    { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true }, checkSession: true },
    answer,
  );

/**
 * Makes somebody a member: the record in the member service first, all of it or nothing, then the link to
 * the caller's login. A submission that broke off after the record is completed by sending it again.
 * Specification section 7.
 */
export const registerAccount = registerAccountOn(firebasePlatform);

/** The membership that the caller's login has there already, such as from the same submission. */
async function membershipAt(location: number, { uid }: Identity, { profiles }: Services) {
  const profile = await profiles.find(uid);
  return profile?.memberships.find((membership) => isHeldAt(membership, location)) ?? null;
}

/** The caller's login, where its address is proved; an unproved one counts as nobody's. */
async function verifiedLogin(
  uid: string | null,
  { identities }: Services,
): Promise<Identity | null> {
  const login = uid === null ? null : await identities.find(uid);
  return login?.emailVerified ? login : null;
}
