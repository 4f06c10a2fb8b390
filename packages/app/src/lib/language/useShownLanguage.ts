import { useSyncExternalStore } from 'react';
import { ENGLISH, type ShownLanguage, shownLanguage } from './language.ts';

/** Returns the language of the page. The build renders in English. */
export function useShownLanguage(): ShownLanguage {
  return useSyncExternalStore(shownLanguage.subscribe, shownLanguage.getSnapshot, () => ENGLISH);
}
