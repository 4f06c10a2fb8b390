import type { ColorToken } from './colors.ts';

/** What a pairing is for, and so how much contrast it owes. WCAG 2.2, 1.4.3 and 1.4.11. */
export type PairingKind = 'text' | 'largeText' | 'control';

/** Least contrast ratio of each kind. */
export const REQUIRED_CONTRAST: Readonly<Record<PairingKind, number>> = {
  text: 4.5,
  largeText: 3,
  control: 3,
};

/** A colour that is meant to be seen on another. */
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

/** Every legal pairing. A component that needs another one declares it here first. */
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
