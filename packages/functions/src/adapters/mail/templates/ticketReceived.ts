import type { Letter } from '../rendering/letter.ts';

/** The receipt of a support ticket. Specification section 3, "Support ticket". */
export function ticketReceived({
  to,
  reference,
  quoted,
}: {
  readonly to: string;
  readonly reference: string;
  /** The author's words; null if the address is not verified. */
  readonly quoted: { readonly name: string; readonly comments: string } | null;
}): Letter {
  return {
    to,
    subject: `We have your message (${reference})`,
    heading: quoted ? `Thank you, ${quoted.name}` : 'Thank you',
    paragraphs: ['Your message has reached our support team, who will answer by email.'],
    facts: [['Reference', reference]],
    ...(quoted ? { quotation: quoted.comments } : { notes: [NOT_YOU] }),
  };
}

const NOT_YOU = 'If you did not write to us, ignore this email: nothing happens.';
