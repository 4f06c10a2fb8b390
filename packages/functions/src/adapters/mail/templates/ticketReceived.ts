import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The receipt of a support ticket. Specification section 3, "Support ticket". */
export function ticketReceived({
  to,
  language,
  reference,
  quoted,
}: {
  readonly to: string;
  readonly language: Language;
  readonly reference: string;
  /** The author's words; null if the address is not verified. */
  readonly quoted: { readonly name: string; readonly comments: string } | null;
}): Letter {
  const { ticketReceived: words, facts, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject(reference),
    heading: words.heading(quoted?.name ?? null),
    paragraphs: [words.text],
    facts: [[facts.reference, reference]],
    ...(quoted ? { quotation: quoted.comments } : { notes: [notYou.notWritten] }),
  };
}
