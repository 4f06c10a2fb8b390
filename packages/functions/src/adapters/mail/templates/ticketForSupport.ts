import { DEFAULT_LANGUAGE } from '../../../contract/languages.ts';
import type { TicketContext } from '../../../contract/members/submitTicket.ts';
import type { Letter } from '../rendering/letter.ts';

/** All line breaks that mail programs display, so that each quoted line is marked. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * The ticket to the support desk. States which parts are verified, because anybody can type the rest.
 * Specification section 3, "Support ticket".
 */
export function ticketForSupport({
  to,
  reference,
  name,
  email,
  customerNumber,
  comments,
  addressProven,
  numberProven,
  visitReference,
  context,
}: {
  /** The support desk. */
  readonly to: string;
  readonly reference: string;
  readonly name: string;
  /** Null if the author gave none. */
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
  /** True if `email` is the verified address of the author's login. */
  readonly addressProven: boolean;
  /** True if `customerNumber` is one of that login's memberships. */
  readonly numberProven: boolean;
  /** The reference of the visit in the server's log; null if unknown. */
  readonly visitReference: string | null;
  /** What the author saw of their points. */
  readonly context?: TicketContext;
}): Letter {
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `Support ticket ${reference}`,
    heading: 'Support ticket',
    paragraphs: [],
    facts: [
      ['Reference', reference],
      ['Name', name],
      ['Membership number', customerNumber || 'Not given'],
      ['Number proven', numberProven ? 'yes, a membership of this login' : 'no'],
      ['Email', email ?? 'Not given'],
      ['Address proven', addressProven ? 'yes, by a verified login' : 'no'],
      ...(visitReference === null ? [] : [['Visit', visitReference] as const]),
      ...(context ? factsOf(context) : []),
    ],
    quotation: comments.replace(LINE_BREAK, '\n'),
    ...(email !== null && { replyTo: email }),
  };
}

/** The lines of the statement of points that the author asks about. */
function factsOf({ period, venueId, movementIds }: TicketContext) {
  return [
    ['Points', period ?? 'no month'] as const,
    ...(venueId === null ? [] : [['Venue', String(venueId)] as const]),
    ...(movementIds.length === 0 ? [] : [['Movements', movementIds.join(', ')] as const]),
  ];
}
