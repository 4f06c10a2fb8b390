import { deployedDependencies } from '../../composition/dependencies.ts';
import type { Language } from '../../contract/languages.ts';
import {
  type RegistrationValues,
  registerAccountContract,
} from '../../contract/members/registerAccount.ts';
import { isOfAge } from '../../contract/rules/age.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { type Joiner, join, usableMembershipAt } from '../../domain/accounts/joining.ts';
import { toMailbox } from '../../domain/addresses/mailbox.ts';
import { mobileNumber } from '../../domain/addresses/mobileNumber.ts';
import { sendMails } from '../../domain/mail/sendMails.ts';
import { newCustomerNumber } from '../../domain/members/registrations.ts';
import type { Services } from '../../domain/ports/services.ts';
import { callableFactory, type Handler } from '../../pipeline/callableFactory.ts';
import type { Dependencies } from '../../pipeline/dependencies.ts';
import { callableError } from '../../pipeline/errors.ts';
import { config } from '../../runtime/config.ts';
import { inEvenTime } from '../evenTime.ts';
import { failureReply } from '../failureReply.ts';

const HOUR = 60 * 60;

/** A validated registration. */
interface Joining {
  readonly submissionId: string;
  /** `mobile` is E.164. */
  readonly values: RegistrationValues;
  readonly venueName: string;
  /** The language in which the caller read the consents. */
  readonly language: Language;
  readonly at: Date;
}

const answer: Handler<typeof registerAccountContract, 'anyone'> = async ({
  caller,
  request,
  services,
  now,
  limit,
  limitMail,
  nameSubmission,
  language,
  pageLanguage,
}) => {
  const { values } = request;
  const mobile = mobileNumber(values.mobile);
  if (mobile === null) return failureReply('no-mobile', language);
  if (!isOfAge(values.dob, venueDay(now))) return failureReply('under-age', language);
  const { uid, email, profile } = caller;
  // The language of the e-mails.
  const written = profile?.language ?? language;
  const joiner = uid && email && profile ? { uid, email, profile, language: written } : null;
  if (joiner && joiner.email !== values.email) throw callableError('permission-denied');
  const whose = joiner ? 'own' : 'others';
  await limit('register', `${whose}:${toMailbox(values.email)}`, { calls: 10, seconds: HOUR });
  await limitMail(values.email, whose);
  const venue = await services.content.findVenue(venueOfHomeCasino(values.location));
  if (venue === null) throw callableError('not-found', ({ missing }) => missing.venue);
  const joining = {
    submissionId: await nameSubmission(request),
    values: { ...values, mobile },
    venueName: venue.pagetitle,
    language: pageLanguage,
    at: now,
  };
  if (joiner === null) return inEvenTime(() => wait(caller.uid, joining, written, services));
  const joined = await joinNow(joining, joiner, services);
  return typeof joined === 'string'
    ? failureReply(joined, language)
    : { success: true, customerNumber: joined.customerNumber };
};

/** The callable with these dependencies. Tests inject faults into its services. */
export const registerAccountOn = (dependencies: Dependencies) =>
  callableFactory(dependencies)(
    registerAccountContract,
    {
      auth: 'anyone',
      rateLimit: { calls: 60, seconds: HOUR, shared: true },
      checkSession: true,
      secrets: [config.personKey],
    },
    answer,
  );

/**
 * Adds a member if the caller's address is proven: first the record, then its link to the login.
 * Repeating an interrupted submission completes it. Without a proven address the registration waits for
 * it, and the reply discloses nothing. Specification section 7.
 */
export const registerAccount = registerAccountOn(deployedDependencies);

/**
 * Joins the owner of a login, who may already have the membership, for example from the same submission. Returns the
 * membership, or the refusal.
 */
async function joinNow({ venueName, ...joining }: Joining, joiner: Joiner, services: Services) {
  const held = await usableMembershipAt(joining.values.location, joiner.profile, services);
  if (held) return held;
  return join({ ...joining, customerNumber: null }, joiner, venueName, services);
}

/**
 * Stores a registration until its address is verified. Work and reply are the same for every address. The owner of the
 * address gets the rest by e-mail.
 */
async function wait(
  uid: string | null,
  { submissionId, values, venueName, language: readIn, at }: Joining,
  language: Language,
  services: Services,
) {
  const { email: to, location } = values;
  const isMember = await services.members.isMember(to, location);
  const promised = {
    submissionId,
    values,
    customerNumber: newCustomerNumber(),
    language: readIn,
  };
  const { customerNumber } = await services.pendingRegistrations.save(uid, promised, at);
  const { letters } = services;
  const mail = isMember
    ? letters.alreadyMember({ to, venueName, language })
    : letters.registrationWaits({ to, customerNumber, venueName, language });
  const key = `registration-${submissionId}`;
  await sendMails([{ kind: 'letter', key, mail }], services);
  return { success: true, customerNumber };
}
