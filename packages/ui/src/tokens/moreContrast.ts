import type { ColorToken } from './colors.ts';

/**
 * The replacements of colours with `prefers-contrast: more`: text and edges take the colour of text, and text on a
 * fill takes the colour of the page. WCAG 2.2, 1.4.6: 7:1.
 */
export const moreContrast: Readonly<Partial<Record<ColorToken, ColorToken>>> = {
  textMuted: 'text',
  accentText: 'text',
  metalText: 'text',
  successText: 'text',
  dangerText: 'text',
  warningText: 'text',
  infoText: 'text',
  borderStrong: 'text',
  border: 'text',
  focus: 'text',
  accent: 'text',
  accentHover: 'text',
  accentActive: 'text',
  onAccent: 'canvas',
  success: 'text',
  onSuccess: 'canvas',
  danger: 'text',
  dangerHover: 'text',
  onDanger: 'canvas',
  onHeroMuted: 'onHero',
};
