import type { Language } from '@casino/functions/contract/languages.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { wantedLanguage } from '../../lib/language/language.ts';
import { chooseLanguage } from './memberLanguage.ts';

interface LanguageChoice {
  /** The chosen language, also while its words load. */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** The choice of the language, for visitors and members. */
export function useLanguageChoice(): LanguageChoice {
  return { language: useStored(wantedLanguage), onLanguage: chooseLanguage };
}
