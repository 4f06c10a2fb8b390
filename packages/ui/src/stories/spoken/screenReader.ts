import { Virtual } from '@guidepup/virtual-screen-reader';
import { hearLiveRegions } from './liveRegions.ts';

/**
 * Phrases that screen readers leave out: roles without a meaning of their own, most ends, and the options of a
 * list that is closed.
 */
const LEFT_OUT =
  /^(?:end of )?(?:document|paragraph|strong|time|term|definition)$|^end of (?:article|button|combobox|form|heading|image|link|listitem|status|alert)\b|^option,/;

/**
 * Without a `MutationObserver` the reader hears no live regions: it repeats them, and fails where one is gone
 * by the time it looks. It looks at the page anew for each focus.
 */
const WINDOW = {};

/** Longer than any page: a reading that does not come to its end fails. */
const MOST_PHRASES = 1000;

/** No change of the page for so long means that it is done. In milliseconds. */
const QUIET = 60;

/**
 * What a screen reader says by itself during an action: the elements that receive the focus, and changes of
 * live regions, in order.
 */
export async function heardDuring(action: () => Promise<void> | void): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: document.body, window: WINDOW });
  // The reader's own list, which it goes on writing: what is pushed to it keeps its place.
  const log = await reader.spokenPhraseLog();
  const stop = hearLiveRegions((phrase) => log.push(phrase));
  await action();
  await quiet();
  stop();
  await reader.stop();
  return withoutRepeats(log.slice(1));
}

/** What a screen reader reads from the beginning of an element to its end. */
export async function readAloud(container: Element): Promise<string[]> {
  hideClosedDetails();
  // React keeps the parts of a text apart, and whoever listens hears one.
  container.normalize();
  const reader = new Virtual();
  await reader.start({ container, window: WINDOW });
  const log = await reader.spokenPhraseLog();
  const end = `end of ${log[0]}`;
  while (log.at(-1) !== end) {
    await reader.next();
    if (log.length > MOST_PHRASES) throw new Error(`No "${end}" in ${MOST_PHRASES} phrases`);
  }
  await reader.stop();
  return withoutRepeats(log);
}

function withoutRepeats(log: readonly string[]): string[] {
  const spoken = log.filter((phrase) => !LEFT_OUT.test(phrase));
  // The name of a dialog comes twice where it is itself what is read.
  return spoken.filter((phrase, at) => !(phrase.startsWith('dialog') && phrase === spoken[at + 1]));
}

/** The virtual reader does not know that the browser hides them. */
function hideClosedDetails(): void {
  const closed = document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)');
  for (const part of closed) part.hidden = true;
}

/** Settles once nothing on the page has changed for a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
