import type { Letter } from '../rendering/letter.ts';

/** The receipt of a data removal request. Specification section 6. */
export function removalReceived({
  to,
  reference,
}: {
  readonly to: string;
  readonly reference: string;
}): Letter {
  return {
    to,
    subject: `Your data removal request ${reference}`,
    heading: 'We have your request',
    paragraphs: [
      'Your account has been deleted, and we have asked our team to remove what we hold about you. They will answer within one month.',
      'Some records have to stay for a time, because the law requires it: proof of identity and gaming records, for five years after you leave.',
    ],
    facts: [['Reference', reference]],
    notes: ['Please keep the reference, and give it when you write to us about this request.'],
  };
}
