import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import { readColor } from './colors.ts';
import { type Box, nameOf, PSEUDO, type Shown, upwards } from './page.ts';

const DISABLED = ':disabled, [aria-disabled=true], label:has(:disabled)';

/** WCAG 2.2, 1.4.6: text on a plain colour. Text on a gradient is judged by the tokens. */
const ENHANCED = { text: 7, largeText: 4.5 };

/** From this size in CSS pixels, text is large; strong text earlier. */
const LARGE = { any: 24, strong: 18.66 };

/** Axe holds every text to this: less is measured only where a picture lies behind the text. */
const JUDGED_BY_AXE = { text: 4.5, largeText: 3 };

/** Where more contrast is asked for, text on a plain colour has it. */
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

/** The opaque colour behind a text; `undefined` where a picture or a gradient lies behind it. */
function plainBackground(box: Box): string | undefined {
  for (const { style } of upwards(box)) {
    if (style.backgroundImage !== 'none' || style.position === 'absolute') return undefined;
    const { alpha } = readColor(style.backgroundColor);
    if (alpha === 1) return style.backgroundColor;
    if (alpha > 0) return undefined;
  }
  return undefined;
}

/** Where less transparency is asked for, nothing shines through what holds text. */
export function transparentBoxes({ boxes, texts }: Shown): string[] {
  const holders = new Set(texts.flatMap(({ box }) => [...upwards(box)]));
  return boxes
    .filter((box) => holders.has(box) && !box.element.matches(':disabled'))
    .flatMap(({ element, style }) => {
      const { alpha } = readColor(style.backgroundColor);
      const through =
        style.opacity !== '1' || style.backdropFilter !== 'none' || (alpha > 0 && alpha < 1);
      return through ? [`what lies behind ${nameOf(element)} shines through`] : [];
    });
}

/** Where less motion is asked for, nothing that shows takes time to change. */
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

/** No style shows something for a pointer alone. */
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
