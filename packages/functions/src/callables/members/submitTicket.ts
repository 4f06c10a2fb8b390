import { config, required } from '../../config.ts';
import { submitTicketContract } from '../../contract/index.ts';
import { callableFactory, type Handler } from '../../defineCallable.ts';
import { toMail } from '../../mail/letter.ts';
import { ticketForSupport } from '../../mail/templates/ticketForSupport.ts';
import { ticketReceived } from '../../mail/templates/ticketReceived.ts';
import { trySend } from '../../mail/trySend.ts';
import { firebasePlatform, type Platform } from '../../wrapper/platform.ts';

const HOUR = 60 * 60;

const answer: Handler<typeof submitTicketContract, 'none'> = async ({
  caller,
  request,
  services,
  now,
  limit,
}) => {
  const { values, submissionId } = request;
  const login = caller.uid === null ? null : await services.identities.find(caller.uid);
  const email = login?.email ?? values.email ?? null;
  if (email !== null) await limit('ticket', email, { calls: 10, seconds: HOUR });
  const { name, customerNumber, comments } = values;
  const ticket = { uid: caller.uid, name, email, customerNumber, comments };
  const { reference, delivered } = await services.tickets.keep(submissionId, ticket, now);
  if (delivered) return { success: true };

  const desk = required(config.supportEmail);
  await services.mailer.send(toMail(ticketForSupport({ to: desk, reference, ...ticket })));
  await services.tickets.markDelivered(submissionId);
  if (email !== null) {
    // An address that is not proved gets no words of the sender's: it may be a stranger's.
    const quoted = login?.emailVerified ? { name, comments } : null;
    await trySend(services.mailer, ticketReceived({ to: email, reference, quoted }));
  }
  return { success: true };
};

/** The callable on a platform: its tests break one part of it after another. */
export const submitTicketOn = (platform: Platform) =>
  callableFactory(platform)(
    submitTicketContract,
    { auth: 'none', rateLimit: { calls: 20, seconds: HOUR, shared: true } },
    answer,
  );

/**
 * Keeps a ticket, brings it to the support desk, and tells whoever wrote that it is there. One that was
 * kept and not delivered is delivered when it is sent again. Specification section 7.
 */
export const submitTicket = submitTicketOn(firebasePlatform);
