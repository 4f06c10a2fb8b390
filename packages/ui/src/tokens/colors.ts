import { fixed, type Hex, metals, ramps } from './palette.ts';
import type { Scheme } from './tiers.ts';

/** The colours that a theme sets. Every theme sets all of them, in both schemes. */
export interface TierColors {
  /** The background of the page. */
  readonly canvas: Hex;
  /** The background of recessed areas: tracks and quiet badges. */
  readonly sunken: Hex;
  /** The background of input fields: white in light, recessed in dark. */
  readonly field: Hex;
  /** The background of cards and bars. */
  readonly surface: Hex;
  /** The background of dialogs, menus and toasts. */
  readonly raised: Hex;
  /** The fill of the primary action and of progress bars. Its text colour is `onAccent`. */
  readonly accent: Hex;
  readonly accentHover: Hex;
  readonly accentActive: Hex;
  readonly onAccent: Hex;
  /** Links and selected labels, on any surface and on `accentSubtle`. */
  readonly accentText: Hex;
  /** The tint behind selected items. */
  readonly accentSubtle: Hex;
  /** The focus ring, on any surface. */
  readonly focus: Hex;
  /**
   * The gradient of the member card and of heroes, from its light corner to its dark one. Its text colour is
   * `onHero`.
   */
  readonly heroFrom: Hex;
  readonly heroVia: Hex;
  readonly heroTo: Hex;
  readonly onHero: Hex;
  readonly onHeroMuted: Hex;
  /** Engraved lines on the hero. Decoration only. */
  readonly pattern: Hex;
  /** The theme's metal on the hero: ranks, suits, rules and large text. */
  readonly metal: Hex;
  /** The theme's metal as text on a surface. */
  readonly metalText: Hex;
}

/** The colours that are the same in every tier. */
export interface HouseColors {
  readonly text: Hex;
  readonly textMuted: Hex;
  /** A hairline between areas. Decoration only. */
  readonly border: Hex;
  /** The outline of a control. */
  readonly borderStrong: Hex;
  readonly disabled: Hex;
  readonly onDisabled: Hex;
  /** The overlay behind a dialog. */
  readonly scrim: Hex;
  readonly skeleton: Hex;
  readonly skeletonShine: Hex;
  /** The states `success`, `danger`, `warning` and `info`: fills with `on…` text, `…Text` on surfaces and on `…Subtle`. */
  readonly success: Hex;
  readonly onSuccess: Hex;
  readonly successText: Hex;
  readonly successSubtle: Hex;
  readonly danger: Hex;
  readonly dangerHover: Hex;
  readonly onDanger: Hex;
  readonly dangerText: Hex;
  readonly dangerSubtle: Hex;
  readonly warningText: Hex;
  readonly warningSubtle: Hex;
  readonly infoText: Hex;
  readonly infoSubtle: Hex;
  /** Pure white and pure black in both schemes: scanners need this contrast. */
  readonly qrPaper: Hex;
  readonly qrInk: Hex;
}

/** Every colour of the design system. */
export interface Colors extends TierColors, HouseColors {}

/** The name of a colour, as in `vars.color[token]`. */
export type ColorToken = keyof Colors;

const ink = ramps.ink;
const metal = metals.brass;

/** Every colour of the `house` theme, which visitors see before sign-in. Tier themes override a part of them. */
export const houseColors: Readonly<Record<Scheme, Colors>> = {
  light: {
    canvas: ink[25],
    sunken: ink[50],
    field: fixed.white,
    surface: fixed.white,
    raised: fixed.white,
    accent: fixed.ink,
    accentHover: ink[700],
    accentActive: fixed.black,
    onAccent: fixed.ivory,
    accentText: metal.deep,
    accentSubtle: ink[100],
    focus: metal.deep,
    heroFrom: ink[800],
    heroVia: ink[850],
    heroTo: ink[975],
    onHero: fixed.ivory,
    onHeroMuted: fixed.ivoryMuted,
    pattern: `${metal.bright}38`,
    metal: metal.bright,
    metalText: metal.deep,
    text: fixed.ink,
    textMuted: fixed.inkMuted,
    border: `${fixed.ink}1f`,
    borderStrong: '#7c8286',
    disabled: '#dcdedd',
    onDisabled: '#6a6f71',
    scrim: '#0b0d0e99',
    skeleton: '#dfe1e0',
    skeletonShine: '#eceeed',
    success: fixed.green.fill,
    onSuccess: fixed.white,
    successText: fixed.green.text,
    successSubtle: fixed.green.tint,
    danger: fixed.vermilion.fill,
    dangerHover: fixed.vermilion.deepFill,
    onDanger: fixed.white,
    dangerText: fixed.vermilion.text,
    dangerSubtle: fixed.vermilion.tint,
    warningText: fixed.amber.text,
    warningSubtle: fixed.amber.tint,
    infoText: fixed.blue.text,
    infoSubtle: fixed.blue.tint,
    qrPaper: fixed.white,
    qrInk: fixed.black,
  },
  dark: {
    canvas: ink[950],
    sunken: ink[975],
    field: ink[975],
    surface: ink[900],
    raised: ink[850],
    accent: fixed.bone,
    accentHover: fixed.white,
    accentActive: fixed.ivoryMuted,
    onAccent: fixed.ink,
    accentText: metal.bright,
    accentSubtle: ink[800],
    focus: metal.bright,
    heroFrom: ink[800],
    heroVia: ink[850],
    heroTo: ink[975],
    onHero: fixed.ivory,
    onHeroMuted: fixed.ivoryMuted,
    pattern: `${metal.bright}38`,
    metal: metal.bright,
    metalText: metal.bright,
    text: fixed.ivory,
    textMuted: fixed.ash,
    border: `${fixed.ivory}1f`,
    borderStrong: '#7d807e',
    disabled: '#333433',
    onDisabled: '#8d8f8d',
    scrim: '#000000b3',
    skeleton: '#2b2c2b',
    skeletonShine: '#383938',
    success: fixed.green.brightFill,
    onSuccess: fixed.white,
    successText: fixed.green.lightText,
    successSubtle: fixed.green.shade,
    danger: fixed.vermilion.brightFill,
    dangerHover: fixed.vermilion.fill,
    onDanger: fixed.white,
    dangerText: fixed.vermilion.lightText,
    dangerSubtle: fixed.vermilion.shade,
    warningText: fixed.amber.lightText,
    warningSubtle: fixed.amber.shade,
    infoText: fixed.blue.lightText,
    infoSubtle: fixed.blue.shade,
    qrPaper: fixed.white,
    qrInk: fixed.black,
  },
};
