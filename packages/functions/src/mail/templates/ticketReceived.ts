import type { Letter } from '../letter.ts';

/** Tells whoever wrote to support that it arrived. Specification section 3, "Support ticket". */
export function ticketReceived({
  to,
  reference,
  quoted,
}: {
  readonly to: string;
  readonly reference: string;
  /** What they wrote; null where the address is not known to be theirs. */
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
