import type { ConsentWords } from '@casino/functions/contract/consents.ts';
import { enGB } from '@casino/functions/contract/consentWords/messages.ts';
import { useShownLanguage } from '../../../lib/language/useShownLanguage.ts';

/** Returns the texts of consents in the language of the page: the server records in which one a member read them. */
export function useConsentWords(): ConsentWords {
  return useShownLanguage().consents ?? enGB.consents;
}
