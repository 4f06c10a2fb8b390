import { differ } from './colors.ts';
import { type Box, nameOf, PSEUDO, type Shown, selfAndAncestors, type Text } from './page.ts';
import { inkOf, overlapOf } from './reflow.ts';
import { controlsOf } from './targets.ts';

/** In forced colours, controls have an edge, and meaningful graphics have a contrast with the page. */
export function lostInForcedColors(shown: Shown): string[] {
  return [
    ...controlsOf(shown).flatMap((box) => [...lostEdge(box), ...lostState(box)]),
    ...shown.boxes.flatMap((box) => [...lostProgress(box, shown), ...lostDrawing(box)]),
  ];
}

/** Checks that a field or a button has a border. Links in text and rows of a list have none. */
function lostEdge({ element, style }: Box): string[] {
  if (!element.matches('button, input, select, textarea, a[data-variant]')) return [];
  const isWordsAlone = element.matches('button') && !element.matches('[data-variant]');
  if (isWordsAlone || element.matches('[data-variant=quiet]') || hasEdge(style)) return [];
  return [`${nameOf(element)} has no edge`];
}

function hasEdge(style: CSSStyleDeclaration): boolean {
  const border = Number.parseFloat(style.borderBlockEndWidth) > 0;
  return (border && style.borderBlockEndStyle !== 'none') || style.appearance !== 'none';
}

/** Checks that a checked or current element differs in more than a colour that forced colours remove. */
function lostState({ element, style }: Box): string[] {
  if (element.matches('input:checked') && style.appearance === 'none') {
    const marks = PSEUDO.map((pseudo) => getComputedStyle(element, pseudo));
    const drawn = marks.some(
      (mark) =>
        mark.content !== 'none' &&
        mark.opacity !== '0' &&
        (differ(mark.backgroundColor, style.backgroundColor, 3) ||
          (Number.parseFloat(mark.borderBlockEndWidth) > 0 &&
            differ(mark.borderBlockEndColor, style.backgroundColor, 3))),
    );
    return drawn ? [] : [`${nameOf(element)} does not show that it is checked`];
  }
  if (!element.matches('[aria-current], [aria-selected=true]')) return [];
  const peer = [...(element.closest('ul, ol, [role=tablist]')?.querySelectorAll('a, button') ?? [])]
    .filter((one) => !one.matches('[aria-current], [aria-selected=true], [hidden] *'))
    .at(0);
  if (!peer || appearanceOf(peer) !== appearanceOf(element)) return [];
  return [`${nameOf(element)} does not show that it is current`];
}

/** The visible properties of an element in forced colours, apart from its text. */
function appearanceOf(element: Element): string {
  return ['', ...PSEUDO]
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && !isDrawn(style)) return '';
      const edge = [style.borderBlockEndWidth, style.borderBlockEndColor, style.outlineWidth];
      const words = [style.color, style.fontWeight, style.textDecorationLine];
      return [style.backgroundColor, ...edge, ...words].join();
    })
    .join(';');
}

/** Returns true if a pseudo-element is visible against the page. */
function isDrawn(style: CSSStyleDeclaration): boolean {
  if (style.content === 'none' || style.opacity === '0') return false;
  const page = getComputedStyle(document.body).backgroundColor;
  return differ(style.backgroundColor, page, 3) || Number.parseFloat(style.borderBlockEndWidth) > 0;
}

/** Checks that a progress bar shows its value. */
function lostProgress({ element, style }: Box, { boxes }: Shown): string[] {
  if (!element.matches('[role=progressbar], [role=meter]')) return [];
  if (element.getAttribute('aria-valuenow') === '0') return hasEdge(style) ? [] : noEdge(element);
  const fills = boxes.filter((box) => box.parent?.element === element);
  const shows = fills.some(
    (fill) =>
      fill.element instanceof SVGElement ||
      differ(fill.style.backgroundColor, style.backgroundColor, 3),
  );
  if (!shows) return [`${nameOf(element)} does not show how full it is`];
  return hasEdge(style) ? [] : noEdge(element);
}

const noEdge = (element: Element) => [`${nameOf(element)} has no edge`];

/** Checks that a meaningful drawing, or one in a control, has a contrast with its background. */
function lostDrawing({ element, parent, style }: Box): string[] {
  if (!(element instanceof SVGSVGElement) || style.forcedColorAdjust === 'none') return [];
  if (!element.matches('[role=img]') && element.closest('a, button') === null) return [];
  const behind = [...selfAndAncestors(parent)].find(({ style: { backgroundColor } }) =>
    backgroundColor.startsWith('rgb('),
  );
  const inks = [...element.querySelectorAll('*')].flatMap(inksOf);
  const page = behind?.style.backgroundColor;
  if (page === undefined || inks.length === 0 || inks.some((ink) => differ(ink, page, 3)))
    return [];
  return [`a drawing in ${nameOf(parent?.element ?? element)} has the colour of the page`];
}

/** The fill and stroke colours of a shape. */
function inksOf(shape: Element): string[] {
  if (!(shape instanceof SVGGeometryElement)) return [];
  const style = getComputedStyle(shape);
  return (['fill', 'stroke'] as const).flatMap((property) => {
    if (style[property] === 'none') return [];
    // The computed style has the `currentColor` from before forced colours.
    const own = shape.closest(`[${property}]`)?.getAttribute(property);
    return own === 'currentColor' ? style.color : style[property];
  });
}

/**
 * No backplate covers a text. In forced colours, Chromium draws a plate behind each line, as high as the font, over what the
 * blocks before have drawn. With a tight line height it is higher than its line.
 */
export function coveredByBackplates({ texts }: Shown): string[] {
  return texts.flatMap((text, at) => {
    if (!hasBackplate(text)) return [];
    const covered = texts.slice(0, at).filter((before) => isCovered(before, text));
    return covered.map(
      ({ box }) => `${nameOf(box.element)} is covered by ${nameOf(text.box.element)}`,
    );
  });
}

function hasBackplate({ box: { element, style } }: Text): boolean {
  return !(element instanceof SVGElement) && style.forcedColorAdjust === 'auto';
}

function isCovered(before: Text, text: Text): boolean {
  if (before.box.layer !== text.box.layer || blockOf(before.box) === blockOf(text.box))
    return false;
  return before.lines.some((line) => text.lines.some((plate) => overlapOf(inkOf(line), plate) > 0));
}

/** The element whose lines a text is in. */
function blockOf(box: Box): Element | undefined {
  return [...selfAndAncestors(box)].find(({ style }) => style.display !== 'inline')?.element;
}
