import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import type { Hex } from '../../packages/ui/src/tokens/palette.ts';

/** A computed colour: its sRGB value, and its alpha from 0 to 1. */
export interface Color {
  readonly hex: Hex;
  readonly alpha: number;
}

/** Parses a computed colour: `rgb()`, `rgba()` or `color(srgb …)`. */
export function readColor(value: string): Color {
  const numbers = (value.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number);
  const scale = value.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const digits = [red, green, blue].map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel * scale)))
      .toString(16)
      .padStart(2, '0'),
  );
  return { hex: `#${digits.join('')}`, alpha };
}

/** Returns true if two computed colours have at least this contrast ratio. */
export function differ(one: string, other: string, least: number): boolean {
  const [first, second] = [readColor(one), readColor(other)];
  return first.alpha > 0 && contrast(first.hex, second.hex) >= least;
}
