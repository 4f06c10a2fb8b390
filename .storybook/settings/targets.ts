import { type Box, nameOf, PSEUDO, px, type Shown, selfAndAncestors } from './page.ts';

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** The interactive elements of the page. */
export function controlsOf({ boxes }: Shown): readonly Box[] {
  return boxes.filter(
    ({ element, rect }) => element.matches(INTERACTIVE) && rect.width > 0 && rect.height > 0,
  );
}

/** Each target is at least `least` CSS pixels wide and high, except for links in a sentence. WCAG 2.5.5 and 2.5.8. */
export const smallTargets =
  (least: number) =>
  (shown: Shown): string[] =>
    controlsOf(shown)
      .filter((box) => !isInSentence(box) && !isScrollArea(box))
      .flatMap((box) => {
        const { width, height } = hitArea(box);
        // Fractional layout lengths can lose half a pixel.
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        return [`${nameOf(box.element)} is ${px(width)} wide and ${px(height)} high`];
      });

/** iOS zooms in on a focused field with text below this size, in CSS pixels. */
const LEAST_FIELD_TEXT = 16;

/** The text of fields is large enough that iOS does not zoom in. */
export function zoomingFields(shown: Shown): string[] {
  return controlsOf(shown)
    .filter(({ element }) =>
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea'),
    )
    .flatMap(({ element, style }) => {
      const size = Number.parseFloat(style.fontSize);
      return size < LEAST_FIELD_TEXT ? [`${nameOf(element)} has text of ${px(size)}`] : [];
    });
}

/** No control overlaps another in the same layer, unless it is inside a field. */
export function overlappingTargets(shown: Shown): string[] {
  const controls = controlsOf(shown);
  return controls.flatMap((one, at) =>
    controls.slice(at + 1).flatMap((other) => {
      if (one.layer !== other.layer) return [];
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const width =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width <= 1 || height <= 1 || isInSentence(one) || isInSentence(other)) return [];
      if (isSetInto(one, other) || isSetInto(other, one)) return [];
      return [`${nameOf(one.element)} and ${nameOf(other.element)} overlap by ${px(height)}`];
    }),
  );
}

/** Returns true for a control inside a field, such as the button that shows a password. */
function isSetInto({ rect }: Box, field: Box): boolean {
  const { left, right, top, bottom } = field.rect;
  const isInside =
    rect.left >= left && rect.right <= right && rect.top >= top && rect.bottom <= bottom;
  return isInside && field.element.matches('input');
}

/** Returns true for a link in a line of text. */
function isInSentence({ element, style }: Box): boolean {
  if (style.display !== 'inline') return false;
  const line = element.parentElement?.closest('p, li, dd, span, label, h1, h2, h3') ?? null;
  return (line?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
}

/** Returns true for an area that is focusable only so that the keyboard can scroll it. */
function isScrollArea({ element, style }: Box): boolean {
  return !element.matches('a, button, input, select, textarea') && style.overflowX === 'auto';
}

/** Returns the area that reacts to a press: the element, its pseudo-elements and its labels. */
function hitArea(box: Box): DOMRect {
  const { element, rect } = box;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const areas = [
    rect,
    ...labels.map((label) => label.getBoundingClientRect()),
    ...PSEUDO.flatMap((pseudo) => pseudoArea(box, pseudo)),
  ];
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.right));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Returns the rectangle of a pseudo-element, relative to its nearest positioned ancestor. */
function pseudoArea(box: Box, pseudo: string): DOMRect[] {
  const style = getComputedStyle(box.element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute') return [];
  const holder = [...selfAndAncestors(box)].find(
    ({ style: { position } }) => position !== 'static',
  );
  if (!holder) return [];
  const { left, top } = holder.rect;
  const length = (value: string) => Number.parseFloat(value) || 0;
  return [
    new DOMRect(
      left + length(style.left),
      top + length(style.top),
      length(style.width),
      length(style.height),
    ),
  ];
}

/** The end of the page can be scrolled above the bottom bar. */
export function coveredByBar(shown: Shown): string[] {
  const bar = shown.boxes.find(
    ({ style, rect }) =>
      style.position === 'fixed' &&
      rect.height > 0 &&
      rect.height < window.innerHeight / 2 &&
      Math.abs(rect.bottom - window.innerHeight) <= 1,
  );
  if (!bar) return [];
  const end = document.documentElement.scrollHeight - bar.rect.height;
  return shown.texts.flatMap(({ box, lines }) => {
    if (box.layer !== null) return [];
    const bottom = Math.max(...lines.map((line) => line.bottom)) + window.scrollY;
    return bottom > end + 1
      ? [`${nameOf(box.element)} is covered by the bottom bar by ${px(bottom - end)}`]
      : [];
  });
}
