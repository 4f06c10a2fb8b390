/** Marks transient elements, which a saved frame leaves out. */
export const PASSING = { 'data-passing': '' } as const;

/** A copy of a page that the next visit shows first. The script in index.html reads it. */
export interface SavedFrame {
  /** The address of the app's script: a frame from another version is not shown. */
  readonly build: string;
  /** The language of its words. A frame in another language than the member's is not shown. */
  readonly lang: string;
  /** The document's title. */
  readonly title: string;
  /** The markup with its styles. */
  readonly html: string;
}

/** Transient elements, and the lines of engravings, which are more than half of a page's markup. */
const LEFT_OUT = '[data-passing], [data-engraving] > *, dialog';

const PASSING_STATES = 'dialog[open], [aria-busy="true"]';

/**
 * A copy of the visible part of the page. Null without a build, while a request or dialog is pending, and if the page is
 * scrolled.
 */
export function frameOf(page: Document): SavedFrame | null {
  const build = page.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
  const root = page.getElementById('root');
  if (build === undefined || root === null || root.querySelector(PASSING_STATES)) return null;
  if (window.scrollY > 0) return null;
  const picture = pictureOf(root);
  const rules = rulesFor(picture);
  if (rules.some(isLossy)) return null;
  const { lang } = page.documentElement;
  return {
    build,
    lang,
    title: page.title,
    html: `<style>${rules.join('')}</style>${picture.innerHTML}`,
  };
}

/**
 * A copy of an element without the left-out elements, and without elements below the window, which would delay the first
 * paint. A card that starts in the window stays complete, because its size depends on its content.
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

/** The rules of styled components and of the language for the picture: of its classes, and without a class. */
function rulesFor(picture: Element): string[] {
  const used = new Set(
    [...picture.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof Element && ownerNode.matches('style[data-styled], style[data-language]'),
  );
  return sheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => {
      const [, name] = /\.([a-z_][\w-]*)/i.exec(rule) ?? [];
      return name === undefined || used.has(name);
    });
}

/** Whether the browser serialises a rule without its values: see `typography()` in the design system. */
function isLossy(rule: string): boolean {
  return /:\s*;/.test(rule);
}
