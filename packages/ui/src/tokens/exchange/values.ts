import type { Hex } from '../palette.ts';

/** A colour of the Design Tokens format: sRGB components from 0 to 1, and the hexadecimal digits for older tools. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

/** A length. The format has these two units only. */
export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** One layer of a shadow. */
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
  readonly inset: boolean;
}

/** Six digits are enough to convert back to the same of 256 levels. */
const round = (value: number) => Number(value.toFixed(6));

/** Converts a hexadecimal colour to the format. Throws a `RangeError` if it is malformed. */
export function colorValue(hex: Hex): ColorValue {
  const [red = 0, green = 0, blue = 0, alpha = 1] = toLevels(hex);
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

function toLevels(hex: Hex): number[] {
  if (!/^#(?:[0-9a-f]{2}){3,4}$/.test(hex)) throw new RangeError(`${hex} is not a colour`);
  return [...hex.matchAll(/[0-9a-f]{2}/g)].map(([pair]) => round(Number.parseInt(pair, 16) / 255));
}

/** Converts `0.25rem`, `4px` or `0`. Returns undefined if the format has no such unit. */
export function dimensionValue(css: string): DimensionValue | undefined {
  const [, digits, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css === '0' ? '0px' : css) ?? [];
  return digits ? { value: Number(digits), unit: unit as DimensionValue['unit'] } : undefined;
}

/** Returns the upper limit of `clamp(…)`, or the length itself. Throws a `RangeError` for any other value. */
export function largestValue(css: string): DimensionValue {
  const [, last = css] = /^clamp\(.*,\s*(\S+)\)$/.exec(css) ?? [];
  const value = dimensionValue(last);
  if (!value) throw new RangeError(`${css} has no largest length`);
  return value;
}

/** Converts a duration such as `150ms`. Throws a `RangeError` for any other unit. */
export function durationValue(css: string): { value: number; unit: 'ms' } {
  const [, digits] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (!digits) throw new RangeError(`${css} is not a duration in milliseconds`);
  return { value: Number(digits), unit: 'ms' };
}

/** Returns the four numbers of `cubic-bezier(…)`. Throws a `RangeError` for any other easing. */
export function cubicBezierValue(css: string): number[] {
  const [, numbers] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (!numbers) throw new RangeError(`${css} is not a cubic-bezier easing`);
  return numbers.split(',').map(Number);
}

/** Converts a `box-shadow` in the notation of `elevation.ts`. Throws a `RangeError` for any other notation. */
export function shadowValue(css: string): ShadowValue[] {
  return css.split(', ').map((layer) => {
    const words = layer.split(' ');
    const lengths = words.flatMap((word) => dimensionValue(word) ?? []);
    const color = words.at(-1);
    const inset = words[0] === 'inset';
    if (words.length !== lengths.length + (inset ? 2 : 1)) {
      throw new RangeError(`${layer} is not a layer of a shadow`);
    }
    const none: DimensionValue = { value: 0, unit: 'px' };
    const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
    return { color: colorValue(color as Hex), offsetX, offsetY, blur, spread, inset };
  });
}

/** The family names of a font stack, without the resized fallbacks, which only a page with `fonts.css` has. */
export function fontFamilyValue(css: string): string[] {
  return css
    .split(', ')
    .map((name) => name.replaceAll("'", ''))
    .filter((name) => !/ Fallback\b/.test(name));
}

/** Converts tracking in em to a length for text of this size: the format has no em. */
export function letterSpacingValue(tracking: string, size: DimensionValue): DimensionValue {
  return { value: round(Number.parseFloat(tracking) * size.value), unit: size.unit };
}
