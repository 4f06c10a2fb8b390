import type { Hex } from '../palette.ts';

/** A colour of the Design Tokens format: sRGB from 0 to 1, and its hexadecimal digits for older tools. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

/** A length. The format knows these two units and no others. */
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

/** Enough digits to come back to the same of 256 levels. */
const round = (value: number) => Number(value.toFixed(6));

/** A colour in the format's terms. */
export function colorValue(hex: Hex): ColorValue {
  const [red = 0, green = 0, blue = 0, alpha = 1] = levelsOf(hex);
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

function levelsOf(hex: Hex): number[] {
  if (!/^#(?:[0-9a-f]{2}){3,4}$/.test(hex)) throw new RangeError(`${hex} is no colour`);
  return [...hex.matchAll(/[0-9a-f]{2}/g)].map(([pair]) => round(Number.parseInt(pair, 16) / 255));
}

/** The length `0.25rem`, `4px` or `0`; undefined for one that the format cannot express. */
export function dimensionValue(css: string): DimensionValue | undefined {
  const [, digits, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css === '0' ? '0px' : css) ?? [];
  return digits ? { value: Number(digits), unit: unit as DimensionValue['unit'] } : undefined;
}

/** The largest length of `clamp(…)`; any other length is its own largest. Throws where there is none. */
export function largestOf(css: string): DimensionValue {
  const [, last = css] = /^clamp\(.*,\s*(\S+)\)$/.exec(css) ?? [];
  const value = dimensionValue(last);
  if (!value) throw new RangeError(`${css} has no largest length`);
  return value;
}

/** The duration `150ms`. */
export function durationValue(css: string): { value: number; unit: 'ms' } {
  const [, digits] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (!digits) throw new RangeError(`${css} is no duration in milliseconds`);
  return { value: Number(digits), unit: 'ms' };
}

/** The four numbers of `cubic-bezier(…)`. */
export function cubicBezierValue(css: string): number[] {
  const [, numbers] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (!numbers) throw new RangeError(`${css} is no easing`);
  return numbers.split(',').map(Number);
}

/** The layers of a `box-shadow`, as `elevation.ts` writes them. */
export function shadowValue(css: string): ShadowValue[] {
  return css.split(', ').map((layer) => {
    const words = layer.split(' ');
    const lengths = words.flatMap((word) => dimensionValue(word) ?? []);
    const color = words.at(-1);
    const inset = words[0] === 'inset';
    if (words.length !== lengths.length + (inset ? 2 : 1)) {
      throw new RangeError(`${layer} is no layer of a shadow`);
    }
    const none: DimensionValue = { value: 0, unit: 'px' };
    const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
    return { color: colorValue(color as Hex), offsetX, offsetY, blur, spread, inset };
  });
}

/** The names of a font stack. */
export function fontFamilyValue(css: string): string[] {
  return css.split(', ').map((name) => name.replaceAll("'", ''));
}

/** Tracking in em of a text of this size: the format has no em. */
export function letterSpacingValue(tracking: string, size: DimensionValue): DimensionValue {
  return { value: round(Number.parseFloat(tracking) * size.value), unit: size.unit };
}
