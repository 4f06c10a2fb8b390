import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The receipt of a data removal request. Specification section 6. */
export function removalReceived({
  to,
  language,
  reference,
}: {
  readonly to: string;
  readonly language: Language;
  readonly reference: string;
}): Letter {
  const { removalReceived: words, facts } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject(reference),
    heading: words.heading,
    paragraphs: [words.text, words.stays],
    facts: [[facts.reference, reference]],
    notes: [words.keep],
  };
}
