import type { ColorToken } from './colors.ts';

/** The replacements of colours on paper, which has no background and no second ink. */
export const printed: Readonly<Partial<Record<ColorToken, ColorToken>>> = {
  canvas: 'qrPaper',
  surface: 'qrPaper',
  sunken: 'qrPaper',
  infoSubtle: 'qrPaper',
  text: 'qrInk',
  textMuted: 'qrInk',
  accentText: 'qrInk',
  metalText: 'qrInk',
  infoText: 'qrInk',
  border: 'qrInk',
  borderStrong: 'qrInk',
};
