import type { ColorToken } from './colors.ts';

/**
 * Which colour takes the place of another where a device asks for more contrast: words and edges in the colour
 * of text, fills in it with words in the colour of the page. WCAG 2.2, 1.4.6: 7:1.
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
