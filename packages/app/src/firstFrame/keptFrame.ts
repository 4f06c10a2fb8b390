/** Marks what comes and goes by itself: a kept frame is without it. */
export const PASSING = { 'data-passing': '' } as const;

/** A page as it was seen last, for the next visit to begin with. The script in index.html reads it. */
export interface KeptFrame {
  /** The app's script: a frame drawn by another version would not fit. */
  readonly build: string;
  /** The document's. */
  readonly title: string;
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
  const picture = pictureOf(root);
  const rules = rulesFor(picture);
  if (rules.some(isLossy)) return null;
  return { build, title: page.title, html: `<style>${rules.join('')}</style>${picture.innerHTML}` };
}

/**
 * A copy of an element without what is left out, and without what is below the window, which would only hold
 * up the first paint. What belongs to a card that begins in the window stays: the card would be another
 * without it.
 */
function pictureOf(element: Element): Element {
  const picture = element.cloneNode(false) as Element;
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2;
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) picture.append(child.cloneNode());
    else if (!child.matches(LEFT_OUT) && !(isTall && isBelow(child))) {
      picture.append(pictureOf(child));
    }
  }
  return picture;
}

function isBelow(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/** The rules of styled-components whose first class the picture uses; the few without a class are all kept. */
function rulesFor(picture: Element): string[] {
  const used = new Set(
    [...picture.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('style[data-styled]'),
  );
  return sheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => {
      const [, name] = /\.([a-z_][\w-]*)/i.exec(rule) ?? [];
      return name === undefined || used.has(name);
    });
}

/** Whether the browser could not give a rule back whole: see `typography()` of the design system. */
function isLossy(rule: string): boolean {
  return /:\s*;/.test(rule);
}
