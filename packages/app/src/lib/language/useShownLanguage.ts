import { useSyncExternalStore } from 'react';
import { type ShownLanguage, shownLanguage } from './language.ts';

/** Returns the language of the page; while a first frame is rendered or hydrated, the frame's. */
export function useShownLanguage(): ShownLanguage {
  return useSyncExternalStore(
    shownLanguage.subscribe,
    shownLanguage.getSnapshot,
    shownLanguage.getServerSnapshot,
  );
}
