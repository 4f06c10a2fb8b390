import { rememberedRules } from './styleRules.ts';

/** Marks what comes and goes by itself: a kept frame is without it. */
export const PASSING = { 'data-passing': '' } as const;

/** A page as it was seen last, for the next visit to begin with. The script in index.html reads it. */
export interface KeptFrame {
  /** The app's script: a frame drawn by another version would not fit. */
  readonly build: string;
  /** With the styles that it needs. */
  readonly html: string;
}

/** What comes and goes, and the lines of engravings, which would be more than half of a picture. */
const LEFT_OUT = '[data-passing], [data-engraving] > *, dialog';

const PASSING_STATES = 'dialog[open], [aria-busy="true"]';

/**
 * What a window shows of the page now, and a little more; null where the app was not built, while something
 * loads or is open, and where the page is not at its top.
 */
export function frameOf(page: Document): KeptFrame | null {
  const build = page.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
  const root = page.getElementById('root');
  if (build === undefined || root === null || root.querySelector(PASSING_STATES)) return null;
  if (window.scrollY > 0) return null;
  const picture = root.cloneNode(true) as HTMLElement;
  removeUnseen(root, picture);
  for (const element of picture.querySelectorAll(LEFT_OUT)) element.remove();
  const used = rememberedRules().filter((rule) => isUsed(rule, picture));
  return { build, html: `<style>${used.join('')}</style>${picture.innerHTML}` };
}

/**
 * Takes out of a copy what is below the window, which would only hold up the first paint. What belongs to a
 * card that begins in the window stays: the card would be another without it.
 */
function removeUnseen(original: Element, copy: Element): void {
  const copies = [...copy.querySelectorAll('*')];
  for (const [index, element] of [...original.querySelectorAll('*')].entries()) {
    const isBelow = element.getBoundingClientRect().top > window.innerHeight;
    const around = element.parentElement?.getBoundingClientRect().height ?? 0;
    if (isBelow && around > window.innerHeight / 2) copies[index]?.remove();
  }
}

/** Each rule of styled-components begins with the class that it is for; the few others are all kept. */
function isUsed(rule: string, picture: HTMLElement): boolean {
  const [, name] = /^\.([\w-]+)/.exec(rule) ?? [];
  return name === undefined || picture.querySelector(`.${name}`) !== null;
}
