/** A visible element with the data that the checks need. Lengths are CSS pixels of the window. */
export interface Box {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly rect: DOMRect;
  readonly parent: Box | null;
  /** The nearest ancestor above the page, such as a bar, a menu or a dialog. `null` for the page. */
  readonly layer: Element | null;
}

/** A visible text, with one rectangle per line. */
export interface Text {
  readonly node: globalThis.Text;
  readonly box: Box;
  readonly lines: readonly DOMRect[];
}

/** The visible content of a page. */
export interface Shown {
  readonly boxes: readonly Box[];
  readonly texts: readonly Text[];
}

/** The pseudo-elements that an element may draw. */
export const PSEUDO = ['::before', '::after'];

const FLOATING = new Set(['fixed', 'sticky']);

/**
 * Reads the page, or the modal dialog that blocks it. Leaves out hidden and inert elements, and text for screen
 * readers only.
 */
export function readPage(): Shown {
  return readWithin([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
}

/** Reads an element, which itself must be visible. */
export function readWithin(root: Element): Shown {
  const boxes: Box[] = [];
  const texts: Text[] = [];
  const range = document.createRange();
  const visit = (element: Element, parent: Box | null): void => {
    const style = getComputedStyle(element);
    if (isHidden(element, style)) return;
    const isLifted = style.position === 'absolute' && Number(style.zIndex) > 1;
    const floats = FLOATING.has(style.position) || isLifted || element.matches('dialog, [popover]');
    const layer = floats ? element : (parent?.layer ?? null);
    const box = { element, style, rect: element.getBoundingClientRect(), parent, layer };
    if (style.visibility === 'visible') boxes.push(box);
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, box);
      else if (child instanceof Text && style.visibility === 'visible' && child.data.trim()) {
        range.selectNodeContents(child);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (lines.length > 0) texts.push({ node: child, box, lines });
      }
    }
  };
  visit(root, null);
  return { boxes, texts };
}

function isHidden(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    style.display === 'none' ||
    style.opacity === '0' ||
    style.clipPath === 'inset(50%)' ||
    element.hasAttribute('inert') ||
    element.matches('script, style, template, noscript, details:not([open]) > :not(summary)')
  );
}

/** Yields the box and its ancestors, innermost first. */
export function* selfAndAncestors(box: Box | null): Generator<Box> {
  for (let at = box; at; at = at.parent) yield at;
}

/** Describes an element so that a developer can find it. */
export function nameOf(element: Element): string {
  const tag = element.localName;
  const role = element.getAttribute('role');
  const words =
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
  const text = words.replace(/\s+/g, ' ').trim().slice(0, 40);
  return `<${tag}${role ? ` role="${role}"` : ''}${text ? ` “${text}”` : ''}>`;
}

/** Formats a length for a message. */
export const px = (length: number): string => `${Math.round(length * 10) / 10} px`;
