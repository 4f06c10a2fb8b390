import type { Letter } from '../letter.ts';

/** Brings a support ticket to the support desk. Specification section 3, "Support ticket". */
export function ticketForSupport({
  to,
  reference,
  name,
  email,
  customerNumber,
  comments,
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
      ['Email', email ?? 'Not given'],
      ...(visitReference === null ? [] : [['Visit', visitReference] as const]),
    ],
    quotation: comments,
    ...(email !== null && { replyTo: email }),
  };
}
