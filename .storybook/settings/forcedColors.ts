import { differ } from './colors.ts';
import { type Box, nameOf, PSEUDO, type Shown, upwards } from './page.ts';
import { controlsOf } from './targets.ts';

/** In forced colours, controls keep an edge, and graphics that say something can be told from the page. */
export function lostInForcedColors(shown: Shown): string[] {
  return [
    ...controlsOf(shown).flatMap((box) => [...lostEdge(box), ...lostState(box)]),
    ...shown.boxes.flatMap((box) => [...lostProgress(box, shown), ...lostDrawing(box)]),
  ];
}

/** A control that shows as a field or a button has a border. Links in text and rows in a list are words. */
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

/** What is checked or current differs from what is not by more than a colour that is taken away. */
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
  if (!peer || looksOf(peer) !== looksOf(element)) return [];
  return [`${nameOf(element)} does not show that it is current`];
}

/** What can be seen of an element in forced colours beside its words. */
function looksOf(element: Element): string {
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

/** Whether a pseudo-element can be told from the page. */
function isDrawn(style: CSSStyleDeclaration): boolean {
  if (style.content === 'none' || style.opacity === '0') return false;
  const page = getComputedStyle(document.body).backgroundColor;
  return differ(style.backgroundColor, page, 3) || Number.parseFloat(style.borderBlockEndWidth) > 0;
}

/** A progress bar shows how far it is filled. */
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

/** A drawing that says something, or belongs to a control, can be told from what lies behind it. */
function lostDrawing({ element, parent, style }: Box): string[] {
  if (!(element instanceof SVGSVGElement) || style.forcedColorAdjust === 'none') return [];
  if (!element.matches('[role=img]') && element.closest('a, button') === null) return [];
  const behind = [...upwards(parent)].find(({ style: { backgroundColor } }) =>
    backgroundColor.startsWith('rgb('),
  );
  const inks = [...element.querySelectorAll('*')].flatMap(inksOf);
  const page = behind?.style.backgroundColor;
  if (page === undefined || inks.length === 0 || inks.some((ink) => differ(ink, page, 3)))
    return [];
  return [`a drawing in ${nameOf(parent?.element ?? element)} has the colour of the page`];
}

/** The colours in which a shape is filled and drawn. */
function inksOf(shape: Element): string[] {
  if (!(shape instanceof SVGGeometryElement)) return [];
  const style = getComputedStyle(shape);
  return (['fill', 'stroke'] as const).flatMap((property) => {
    if (style[property] === 'none') return [];
    // The computed style has the colour that `currentColor` had before it was forced.
    const own = shape.closest(`[${property}]`)?.getAttribute(property);
    return own === 'currentColor' ? style.color : style[property];
  });
}
