import { nameOf, px, readWithin, type Shown } from './page.ts';
import { inkOf, overlapOf } from './reflow.ts';

/**
 * The outlines of drawings that no text may overlap. The value of the attribute names the drawing. Patterns behind text
 * have no such outline.
 */
const KEPT_CLEAR = '[data-keep-clear]';

/**
 * No text beside a drawing overlaps it: text in the nearest element around the drawing that has text. This costs a
 * tenth of reading the page.
 */
export function textsOverOwnDrawings(): string[] {
  const surroundings = [...document.querySelectorAll(KEPT_CLEAR)].map(withText);
  return [...new Set(surroundings)].flatMap((around) =>
    around?.checkVisibility() && !around.closest('[inert]')
      ? textsOverDrawings(readWithin(around))
      : [],
  );
}

function withText(drawing: Element): Element | null {
  let around = drawing.parentElement;
  while (around && !around.textContent.trim()) around = around.parentElement;
  return around;
}

/** No text overlaps a drawing. A drawing is as large as the bounding box of its outline within its `<svg>`. */
export function textsOverDrawings({ boxes, texts }: Shown): string[] {
  const drawings = boxes.filter(({ element }) => element.matches(KEPT_CLEAR));
  return drawings.flatMap(({ element, rect, layer }) => {
    const shape = withinPicture(element, rect);
    const drawing = `the drawing “${element.getAttribute('data-keep-clear')}”`;
    return texts.flatMap(({ box, lines }) => {
      if (box.layer !== layer) return [];
      const overlap = Math.max(...lines.map((line) => overlapOf(inkOf(line), shape)));
      return overlap > 0 ? [`${nameOf(box.element)} overlaps ${drawing} by ${px(overlap)}`] : [];
    });
  });
}

/** The part of an outline that its `<svg>` does not crop. */
function withinPicture(element: Element, rect: DOMRect): DOMRect {
  const picture = element.closest('svg')?.getBoundingClientRect() ?? rect;
  const left = Math.max(rect.left, picture.left);
  const top = Math.max(rect.top, picture.top);
  const width = Math.min(rect.right, picture.right) - left;
  const height = Math.min(rect.bottom, picture.bottom) - top;
  return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
}
