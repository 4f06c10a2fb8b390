import type { ConsentWords } from '@casino/functions/contract/consents.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  matchLanguage,
} from '@casino/functions/contract/languages.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import { retryUntilReply } from '../async/retry.ts';
import { loadCode } from '../code/loadCode.ts';
import { deviceStorage } from '../device/storage.ts';

/** The language of the page. */
export interface ShownLanguage {
  readonly language: Language;
  /** The words of every page; null in English, whose areas load with the pages that need them. */
  readonly messages: Messages | null;
  /** The texts of consents; null in English, as `messages`. */
  readonly consents: ConsentWords | null;
}

/** One chunk for each language with all words and the CSS of the script, so that English costs nothing more. */
const chunks = import.meta.glob<Omit<ShownLanguage, 'language'>>('./words/*.ts');

/** The page before the app runs: `lang` of index.html. */
export const ENGLISH: ShownLanguage = {
  language: DEFAULT_LANGUAGE,
  messages: null,
  consents: null,
};

let shown = ENGLISH;
/** The language of the first frame that the build has rendered. */
let rendered = ENGLISH;
const listeners = new Set<() => void>();

/** The language of the page, as a store for `useSyncExternalStore`. */
export const shownLanguage = {
  getSnapshot: (): ShownLanguage => shown,
  getServerSnapshot: (): ShownLanguage => rendered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Returns the language that this device's members want: the stored choice, else the best of the browser's. Nothing else
 * decides it. The choice of a profile is stored when it arrives (`session/current/memberLanguage.ts`).
 */
export function wantedLanguage(): Language {
  const chosen = deviceStorage.language();
  return LANGUAGES.find((each) => each === chosen) ?? matchLanguage(navigator.languages);
}

/**
 * Shows the wanted language, and follows each later choice, in any tab. Resolves when the page has its words: without a
 * connection, after it returns. If they fail otherwise, the page stays in its language, and the next change of the device's
 * storage tries again.
 * @param onFailure runs when an attempt to load the words fails
 */
export function followLanguage(onFailure?: () => void): Promise<void> {
  deviceStorage.subscribe(() => showWanted());
  return showWanted(onFailure);
}

/** Chooses the language in which the build renders. */
export async function renderIn(language: Language): Promise<ShownLanguage> {
  rendered = { ...ENGLISH, ...(await chunks[`./words/${language}.ts`]?.()), language };
  return rendered;
}

/**
 * Chooses the language of the first frame for its hydration. Returns false if its words are not here, or there is no such
 * frame.
 * @param language of the frame, undefined without one
 */
export function hydrateIn(language: string | undefined): boolean {
  if (language === shown.language) rendered = shown;
  const isKnown = language === rendered.language;
  if (!isKnown) document.documentElement.lang = shown.language;
  return isKnown;
}

async function showWanted(onFailure?: () => void): Promise<void> {
  const language = wantedLanguage();
  if (language === shown.language) return;
  const chunk = chunks[`./words/${language}.ts`];
  const load = async () => {
    try {
      return chunk ? await loadCode(chunk) : ENGLISH;
    } catch (error) {
      onFailure?.();
      throw error;
    }
  };
  const loaded = await retryUntilReply(load).catch(() => null);
  // The member may have chosen again meanwhile.
  if (loaded === null || language !== wantedLanguage() || language === shown.language) return;
  shown = { language, messages: loaded.messages, consents: loaded.consents };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
