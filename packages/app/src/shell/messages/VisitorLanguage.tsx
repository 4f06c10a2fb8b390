import { LanguageCorner } from '@casino/ui/shell/account/LanguageCorner.tsx';
import { useLanguageChoice } from '../../session/current/useLanguageChoice.ts';

/** The choice of the language on the account pages. It loads after the first page is rendered. */
export function VisitorLanguage() {
  return <LanguageCorner {...useLanguageChoice()} />;
}
