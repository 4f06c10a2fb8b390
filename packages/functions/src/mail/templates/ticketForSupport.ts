import type { Letter } from '../letter.ts';

/** Line breaks of every kind that a mail program may show, so that each line of a quotation is marked as one. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Brings a support ticket to the support desk, and says which of it the sender has proved: the rest is what
 * anybody may type. Specification section 3, "Support ticket".
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
}: {
  /** The support desk. */
  readonly to: string;
  readonly reference: string;
  readonly name: string;
  /** Null where whoever wrote gave none. */
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
  /** Whether `email` is the verified address of the login that sent it. */
  readonly addressProven: boolean;
  /** Whether `customerNumber` is one of the memberships of that login. */
  readonly numberProven: boolean;
  /** Under which the server's log has the visit; null where it is not known. */
  readonly visitReference: string | null;
}): Letter {
  return {
    to,
    subject: `Support ticket ${reference}`,
    heading: 'Support ticket',
    paragraphs: [],
    facts: [
      ['Reference', reference],
      ['Name', name],
      ['Customer number', customerNumber || 'Not given'],
      ['Number proven', numberProven ? 'yes, a membership of this login' : 'no'],
      ['Email', email ?? 'Not given'],
      ['Address proven', addressProven ? 'yes, by a verified login' : 'no'],
      ...(visitReference === null ? [] : [['Visit', visitReference] as const]),
    ],
    quotation: comments.replace(LINE_BREAK, '\n'),
    ...(email !== null && { replyTo: email }),
  };
}
