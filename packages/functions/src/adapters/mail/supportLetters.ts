import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { TicketContext } from '../../contract/members/submitTicket.ts';
import { inUtc, venueClock } from '../../contract/rules/calendar.ts';
import { counted } from '../../contract/rules/numbers.ts';
import type { Letters, TicketLetter } from '../../domain/ports/letters.ts';
import type { Letter } from './rendering/letter.ts';

// Every letter to the support desk, in English. `to` is the desk.

type ToDesk<T> = T & { readonly to: string };

/** All line breaks that mail programs display, so that each quoted line is marked. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * A ticket. States which parts are verified, because anybody can type the rest. Specification section 3,
 * "Support ticket".
 */
export function ticketForSupport(ticket: ToDesk<Omit<TicketLetter, 'uid'>>): Letter {
  const { to, reference, email, visitReference, context } = ticket;
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `Support ticket ${reference}`,
    heading: 'Support ticket',
    paragraphs: [],
    facts: [
      ['Reference', reference],
      ['Name', ticket.name],
      ['Membership number', ticket.customerNumber || 'Not given'],
      ['Number proven', ticket.numberProven ? 'yes, a membership of this login' : 'no'],
      ['Email', email ?? 'Not given'],
      ['Address proven', ticket.addressProven ? 'yes, by a verified login' : 'no'],
      ...(visitReference === null ? [] : [['Visit', visitReference] as const]),
      ...(context ? pointsFacts(context) : []),
    ],
    quotation: ticket.comments.replace(LINE_BREAK, '\n'),
    ...(email !== null && { replyTo: email }),
  };
}

/** The lines of the statement of points that the author asks about. */
function pointsFacts({ period, venueId, movementIds }: TicketContext) {
  return [
    ['Points', period ?? 'no month'] as const,
    ...(venueId === null ? [] : [['Venue', String(venueId)] as const]),
    ...(movementIds.length === 0 ? [] : [['Movements', movementIds.join(', ')] as const]),
  ];
}

/** A data removal request. Its address is null for an account without one. Specification section 6. */
export function removalForSupport({
  to,
  reference,
  emailAddress,
  customerNumbers,
  requestedAt,
}: ToDesk<Parameters<Letters['removalForSupport']>[0]>): Letter {
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `Data removal request ${reference}`,
    heading: 'Data removal request',
    paragraphs: [
      'A member has deleted their account and asks us to remove what we hold about them.',
      'Please remove what the law does not require us to keep, and answer within one month.',
    ],
    facts: [
      ['Reference', reference],
      ['Requested', venueClock(requestedAt).format('D MMMM YYYY [at] HH:mm')],
      ['Membership number', customerNumbers.join(', ') || 'None'],
      ['Email', emailAddress ?? 'None'],
    ],
    ...(emailAddress !== null && { replyTo: emailAddress }),
  };
}

/** The warning that a certificate of Apple Wallet ends in a number of days. */
export function certificateEnds({
  to,
  passTypeId,
  endsAt,
  days,
}: ToDesk<{
  readonly passTypeId: string;
  readonly endsAt: Date;
  readonly days: number;
}>): Letter {
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `A certificate of Apple Wallet ends in ${counted(days, 'day')}`,
    heading: 'Replace a certificate of Apple Wallet',
    paragraphs: [
      'After it ends, members cannot add their card to Apple Wallet, and cards on their phones are not updated.',
      'Create a new certificate of the same pass type at Apple, as docs/wallet.md describes, and set the secret APPLE_WALLET_PEM.',
    ],
    facts: [
      ['Pass type', passTypeId],
      ['Ends', inUtc(endsAt).format('D MMMM YYYY, HH:mm [UTC]')],
    ],
  };
}
