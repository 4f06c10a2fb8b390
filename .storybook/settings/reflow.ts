import { type Box, nameOf, px, type Shown, selfAndAncestors, type Text } from './page.ts';

/** The rounding error of a length. */
const ROUNDING = 1;

/** A line's rectangle includes the whole font box. The glyphs stay inside it by about this share of the font size. */
const ABOVE_INK = 0.3;

/** The page scrolls vertically only, and each text stays inside its container. */
export function overflowing({ texts, boxes }: Shown): string[] {
  const page = document.documentElement;
  const beyond = page.scrollWidth - page.clientWidth;
  const widest = boxes.reduce((one, other) => (other.rect.right > one.rect.right ? other : one));
  return [
    ...(beyond > 0
      ? [`the page is ${px(beyond)} too wide because of ${nameOf(widest.element)}`]
      : []),
    ...texts.flatMap(outside),
  ];
}

/** Reports a text that is outside the window, cut off, or outside a visible box. */
function outside(text: Text): string[] {
  if (text.box.element instanceof SVGElement) return [];
  const size = Number.parseFloat(text.box.style.fontSize);
  let sideways = true;
  let upright = true;
  for (const { element, style, rect } of selfAndAncestors(text.box)) {
    const isBlock = style.display !== 'inline' && style.display !== 'contents';
    if (!isBlock) continue;
    const past = farthestPast(text.lines, rect);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if (sideways && past.inline > ROUNDING && element !== document.body) {
      if (cuts(style.overflowX) && style.textOverflow !== 'ellipsis')
        return [`${nameOf(text.box.element)} is cut off by ${px(past.inline)}`];
      if (isPainted(style))
        return [`${nameOf(text.box.element)} overflows ${nameOf(element)} by ${px(past.inline)}`];
    }
    if (upright && past.block > ABOVE_INK * size && cuts(style.overflowY))
      return [`${nameOf(text.box.element)} is cut off by ${px(past.block)} of its height`];
    if (scrolls(style.overflowX) || style.textOverflow === 'ellipsis') sideways = false;
    if (scrolls(style.overflowY) || style.position === 'fixed') upright = false;
    if (style.position === 'fixed') break;
  }
  if (!sideways) return [];
  const window = new DOMRect(0, 0, document.documentElement.clientWidth, 0);
  const past = farthestPast(text.lines, window).inline;
  return past > ROUNDING ? [`${nameOf(text.box.element)} overflows the window by ${px(past)}`] : [];
}

function farthestPast(lines: readonly DOMRect[], rect: DOMRect) {
  const inline = lines.map(({ left, right }) => Math.max(rect.left - left, right - rect.right));
  const block = lines.map(({ top, bottom }) => Math.max(rect.top - top, bottom - rect.bottom));
  return { inline: Math.max(...inline), block: Math.max(...block) };
}

/** Returns true if a box has a visible edge. */
function isPainted({ backgroundColor, borderInlineEndWidth, boxShadow }: Box['style']): boolean {
  return boxShadow !== 'none' || borderInlineEndWidth !== '0px' || !/, 0\)$/.test(backgroundColor);
}

/**
 * A single word that is not part of an address or a code. Words of more than 16 letters may be wider than a phone. Lines
 * of Chinese break between any characters.
 */
const WORD = /(?<![\p{L}\d@._-])(?:(?!\p{Script=Han})\p{L}){3,16}(?![\p{L}\d@]|[._-]\p{L})/gu;

/** No word breaks across lines, unless its style hyphenates. */
export function brokenWords({ texts }: Shown): string[] {
  return texts
    .filter(({ lines, box }) => lines.length > 1 && box.style.hyphens !== 'auto')
    .flatMap(({ node, box }) =>
      [...node.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [`“${word}” is broken across lines in ${nameOf(box.element)}`] : [];
      }),
    );
}

/** No text overlaps another text. */
export function overlappingTexts({ texts }: Shown): string[] {
  const lines = texts.flatMap((text) => text.lines.map((line) => ({ text, rect: inkOf(line) })));
  const inOrder = lines.sort((one, other) => one.rect.top - other.rect.top);
  return inOrder.flatMap(({ text, rect }, at) => {
    const faults: string[] = [];
    for (const other of inOrder.slice(at + 1)) {
      if (other.rect.top >= rect.bottom) break;
      if (other.text === text || other.text.box.layer !== text.box.layer) continue;
      const width = overlapOf(rect, other.rect);
      if (width > 0)
        faults.push(
          `${nameOf(text.box.element)} and ${nameOf(other.text.box.element)} overlap by ${px(width)}`,
        );
    }
    return faults;
  });
}

/** Returns the width of the area that two rectangles share, or 0 if they share none. */
export function overlapOf(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > ROUNDING && height > ROUNDING ? width : 0;
}

/** The part of a line's rectangle with glyphs. */
export function inkOf({ left, top, width, height }: DOMRect): DOMRect {
  const inset = ABOVE_INK * height;
  return new DOMRect(left, top + inset, width, height - 2 * inset);
}
