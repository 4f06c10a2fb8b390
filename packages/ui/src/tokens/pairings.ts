import type { ColorToken } from './colors.ts';

/** The kind of a pairing, which decides the required contrast. WCAG 2.2, 1.4.3 and 1.4.11. */
export type PairingKind = 'text' | 'largeText' | 'control';

/** The required contrast ratio of each kind. */
export const REQUIRED_CONTRAST: Readonly<Record<PairingKind, number>> = {
  text: 4.5,
  largeText: 3,
  control: 3,
};

/** A foreground colour that may appear on a background colour. */
export interface Pairing {
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  readonly kind: PairingKind;
}

const SURFACES = ['canvas', 'sunken', 'surface', 'raised'] as const;
const HERO = ['heroFrom', 'heroVia', 'heroTo'] as const;

function on(
  backgrounds: readonly ColorToken[],
  kind: PairingKind,
  ...foregrounds: readonly ColorToken[]
): Pairing[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );
}

/** Every legal pairing. Declare a pairing here before a component uses it. */
export const pairings: readonly Pairing[] = [
  ...on(SURFACES, 'text', 'text', 'textMuted', 'accentText', 'metalText'),
  ...on(SURFACES, 'text', 'successText', 'dangerText', 'warningText', 'infoText'),
  ...on(SURFACES, 'control', 'accent', 'borderStrong', 'focus'),
  ...on(['field'], 'text', 'text', 'textMuted'),
  ...on(['field'], 'control', 'accent', 'borderStrong', 'focus', 'dangerText'),
  ...on(['accentSubtle'], 'text', 'text', 'textMuted', 'accentText'),
  ...on(['accentSubtle'], 'control', 'borderStrong', 'focus'),
  ...on(['accent', 'accentHover', 'accentActive'], 'text', 'onAccent'),
  ...on(['danger', 'dangerHover'], 'text', 'onDanger'),
  ...on(['success'], 'text', 'onSuccess'),
  ...on(['successSubtle'], 'text', 'text', 'successText'),
  ...on(['dangerSubtle'], 'text', 'text', 'dangerText'),
  ...on(['warningSubtle'], 'text', 'text', 'warningText'),
  ...on(['infoSubtle'], 'text', 'text', 'infoText'),
  ...on(SURFACES, 'control', 'danger', 'success'),
  ...on(HERO, 'text', 'onHero', 'onHeroMuted', 'metal'),
  ...on(['qrPaper'], 'text', 'qrInk'),
];
