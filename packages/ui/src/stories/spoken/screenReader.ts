import { Virtual } from '@guidepup/virtual-screen-reader';
import { observeLiveRegions } from './liveRegions.ts';

/** Phrases that screen readers omit: roles without meaning, most ends, and the options of a closed list. */
const OMITTED =
  /^(?:end of )?(?:document|paragraph|strong|time|term|definition)$|^end of (?:article|button|combobox|form|heading|image|link|listitem|status|alert)\b|^option,/;

/**
 * A window without `MutationObserver` switches off the reader's own live regions: it repeats them, and throws if
 * one is removed. The reader parses the page again for each focus.
 */
const WINDOW = {};

/** More than any page has. A reading without an end fails. */
const MAX_PHRASES = 1000;

/** The page is idle after this many milliseconds without a change. */
const IDLE_MS = 60;

/**
 * Returns the phrases that a screen reader says during an action: focused elements and changes of live regions, in
 * order.
 */
export async function announcementsDuring(action: () => Promise<void> | void): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: document.body, window: WINDOW });
  // This is the reader's own array, so pushed phrases keep their order.
  const log = await reader.spokenPhraseLog();
  const stop = observeLiveRegions((phrase) => log.push(phrase));
  await action();
  await idle();
  stop();
  await reader.stop();
  return withoutRepeats(log.slice(1));
}

/** Returns the phrases that a screen reader reads from the start of an element to its end. */
export async function readAloud(container: Element): Promise<string[]> {
  hideClosedDetails();
  // React splits a text into several nodes, and a screen reader reads one.
  container.normalize();
  const reader = new Virtual();
  await reader.start({ container, window: WINDOW });
  const log = await reader.spokenPhraseLog();
  const end = `end of ${log[0]}`;
  while (log.at(-1) !== end) {
    await reader.next();
    if (log.length > MAX_PHRASES) throw new Error(`No "${end}" in ${MAX_PHRASES} phrases`);
  }
  await reader.stop();
  return withoutRepeats(log);
}

function withoutRepeats(log: readonly string[]): string[] {
  const spoken = log.filter((phrase) => !OMITTED.test(phrase));
  // The name of a dialog is repeated if the dialog is the container.
  return spoken.filter((phrase, at) => !(phrase.startsWith('dialog') && phrase === spoken[at + 1]));
}

/** Hides the content of closed `details`: the virtual reader reads it, although browsers hide it. */
function hideClosedDetails(): void {
  const closed = document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)');
  for (const part of closed) part.hidden = true;
}

/** Resolves when the page is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, IDLE_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, IDLE_MS);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
