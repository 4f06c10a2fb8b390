import type { Letter } from '../letter.ts';

/** Tells whoever wrote to support that it arrived. Specification section 3, "Support ticket". */
export function ticketReceived({
  to,
  name,
  reference,
  comments,
}: {
  readonly to: string;
  readonly name: string;
  readonly reference: string;
  readonly comments: string;
}): Letter {
  return {
    to,
    subject: `We have your message (${reference})`,
    heading: `Thank you, ${name}`,
    paragraphs: ['Your message has reached our support team, who will answer by email.'],
    facts: [['Reference', reference]],
    quotation: comments,
  };
}
