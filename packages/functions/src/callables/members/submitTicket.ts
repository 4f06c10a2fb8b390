import { deployedDependencies } from '../../composition/dependencies.ts';
import type { Language } from '../../contract/languages.ts';
import { submitTicketContract } from '../../contract/members/submitTicket.ts';
import { toMailbox } from '../../domain/addresses/mailbox.ts';
import { deliverAll } from '../../domain/mail/sendMails.ts';
import type { Letters, TicketLetter } from '../../domain/ports/letters.ts';
import type { OutgoingMail } from '../../domain/ports/outgoing.ts';
import { callableFactory, type Handler } from '../../pipeline/callableFactory.ts';
import type { Dependencies } from '../../pipeline/dependencies.ts';

const HOUR = 60 * 60;

const answer: Handler<typeof submitTicketContract, 'anyone'> = async ({
  caller,
  request,
  services,
  now,
  limit,
  limitMail,
  nameSubmission,
  visitReference,
  language,
}) => {
  const { values, context } = request;
  // The profile's address is the one that our e-mail verified or will verify.
  const email = caller.profile?.emailAddress ?? values.email ?? null;
  const addressProven = caller.email !== null;
  if (email !== null) {
    const whose = addressProven ? 'own' : 'others';
    await limit('ticket', `${whose}:${toMailbox(email)}`, { calls: 10, seconds: HOUR });
    await limitMail(email, whose);
  }
  const submissionId = await nameSubmission(
    context ? { ...request, values: { ...values, context } } : request,
  );
  const { name, customerNumber, comments } = values;
  const ticket = {
    uid: caller.uid,
    name,
    email,
    customerNumber,
    comments,
    ...(context && { context }),
  };
  const numberProven = (caller.profile?.memberships ?? []).some(
    (each) => each.customerNumber === customerNumber,
  );
  const saved = await services.tickets.save(submissionId, ticket, now, (reference) =>
    toMails(
      submissionId,
      { ...ticket, reference, visitReference, addressProven, numberProven },
      caller.profile?.language ?? language,
      services.letters,
    ),
  );
  await deliverAll(saved.mails, services);
  return { success: true, ...(context && { reference: saved.reference }) };
};

/** @param language of the receipt */
function toMails(
  submissionId: string,
  ticket: TicketLetter,
  language: Language,
  letters: Letters,
): OutgoingMail[] {
  const desk = letters.ticketForSupport(ticket);
  const mails: OutgoingMail[] = [
    { kind: 'for-desk', key: `ticket-${submissionId}-desk`, mail: desk },
  ];
  if (ticket.email !== null) {
    const { email: to, reference, name, comments, addressProven } = ticket;
    // An unverified address may be a stranger's, so its e-mail quotes nothing of the ticket.
    const quoted = addressProven ? { name, comments } : null;
    const mail = letters.ticketReceived({ to, reference, quoted, language });
    mails.push({ kind: 'letter', key: `ticket-${submissionId}-sender`, mail });
  }
  return mails;
}

/** The callable with these dependencies. Tests inject faults into its services. */
export const submitTicketOn = (dependencies: Dependencies) =>
  callableFactory(dependencies)(
    submitTicketContract,
    { auth: 'anyone', rateLimit: { calls: 20, seconds: HOUR, shared: true }, checkSession: true },
    answer,
  );

/**
 * Stores a ticket, sends it to the support desk, and sends the author a receipt. E-mails that the mail
 * server rejects wait in the outbox. Specification section 7.
 */
export const submitTicket = submitTicketOn(deployedDependencies);
