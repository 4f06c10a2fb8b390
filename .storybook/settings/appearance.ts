import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import { readColor } from './colors.ts';
import { type Box, nameOf, PSEUDO, type Shown, selfAndAncestors } from './page.ts';

const DISABLED = ':disabled, [aria-disabled=true], label:has(:disabled)';

/** WCAG 2.2, 1.4.6, for text on a plain colour. The tests of the tokens cover text on gradients. */
const ENHANCED = { text: 7, largeText: 4.5 };

/** The size from which text is large, in CSS pixels. Strong text is large earlier. */
const LARGE = { any: 24, strong: 18.66 };

/** Axe requires this ratio of all text. A lower measured ratio means that a picture is behind the text. */
const JUDGED_BY_AXE = { text: 4.5, largeText: 3 };

/** With `prefers-contrast: more`, text on a plain colour has enhanced contrast. */
export function faintTexts({ texts }: Shown): string[] {
  return texts.flatMap(({ box }) => {
    if (box.element instanceof SVGElement || box.element.closest(DISABLED)) return [];
    const background = plainBackground(box);
    if (background === undefined) return [];
    const { fontSize, fontWeight, color } = box.style;
    const size = Number.parseFloat(fontSize);
    const large = size >= LARGE.any || (size >= LARGE.strong && Number(fontWeight) >= 600);
    const ratio = contrast(readColor(color).hex, readColor(background).hex);
    const kind = large ? 'largeText' : 'text';
    const least = ENHANCED[kind];
    return ratio >= least || ratio < JUDGED_BY_AXE[kind]
      ? []
      : [`${nameOf(box.element)} has a contrast of ${ratio.toFixed(1)}, not ${least}`];
  });
}

/** Returns the opaque colour behind a text, or `undefined` if a picture or a gradient is behind it. */
function plainBackground(box: Box): string | undefined {
  for (const { style } of selfAndAncestors(box)) {
    if (style.backgroundImage !== 'none' || style.position === 'absolute') return undefined;
    const { alpha } = readColor(style.backgroundColor);
    if (alpha === 1) return style.backgroundColor;
    if (alpha > 0) return undefined;
  }
  return undefined;
}

/** With `prefers-reduced-transparency`, every element with text is opaque. */
export function transparentBoxes({ boxes, texts }: Shown): string[] {
  const holders = new Set(texts.flatMap(({ box }) => [...selfAndAncestors(box)]));
  return boxes
    .filter((box) => holders.has(box) && !box.element.matches(':disabled'))
    .flatMap(({ element, style }) => {
      const { alpha } = readColor(style.backgroundColor);
      const through =
        style.opacity !== '1' || style.backdropFilter !== 'none' || (alpha > 0 && alpha < 1);
      return through ? [`${nameOf(element)} is transparent`] : [];
    });
}

/** With `prefers-reduced-motion`, no visible element has a transition or animation. */
export function movingBoxes({ boxes }: Shown): string[] {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) => (effect as KeyframeEffect).target);
  const moving = boxes.flatMap(({ element }) =>
    ['', ...PSEUDO].flatMap((pseudo) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } =
        getComputedStyle(element, pseudo);
      const animation = animationName === 'none' ? '0s' : animationDuration;
      const durations = `${transitionDuration}, ${animation}`.split(', ').map(Number.parseFloat);
      const longest = Math.max(...durations);
      if (scrollBehavior === 'smooth') return [`${nameOf(element)} scrolls smoothly`];
      return longest > 0 ? [`${nameOf(element)}${pseudo} moves for ${longest} s`] : [];
    }),
  );
  return [
    ...moving,
    ...running.map((target) => `${target ? nameOf(target) : 'the page'} is moving`),
  ];
}

const SHOWING = new Set(['display', 'visibility', 'opacity', 'content', 'clip-path', 'height']);

/** No style shows content on hover only. */
export function shownByHover(): string[] {
  return [...document.styleSheets].flatMap((sheet) => hoverRules(sheet.cssRules));
}

function hoverRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
      const shows = [...rule.style].filter((property) => SHOWING.has(property));
      return shows.map((property) => `${rule.selectorText} sets ${property}`);
    }
    return rule instanceof CSSGroupingRule ? hoverRules(rule.cssRules) : [];
  });
}
