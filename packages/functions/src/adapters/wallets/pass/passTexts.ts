import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';

/** The name of the programme on a pass. */
export const PROGRAMME = 'Met Rewards';

/** A titled text on the back of a pass. */
export interface PassText {
  /** Unique, and never changed. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** The same in every mode, as the law requires: terms, how to leave, help and self-exclusion. */
export function passTexts(appOrigin: string, language: Language): readonly PassText[] {
  const { helpline, selfExclusion, terms, leaving } = wordsIn(language).pass;
  return [
    { key: 'helpline', ...helpline },
    { key: 'selfExclusion', ...selfExclusion },
    { key: 'terms', label: terms.label, text: terms.text(`${appOrigin}/more`) },
    { key: 'leaving', label: leaving.label, text: leaving.text(`${appOrigin}/settings/delete`) },
  ];
}
