import { fixed, type Hex, metals, ramps } from './palette.ts';
import type { Scheme } from './tiers.ts';

/** Colours that a tier's theme sets. Every one is required of every tier, in both schemes. */
export interface TierColors {
  /** The page. */
  readonly canvas: Hex;
  /** Wells: tracks, quiet badges. */
  readonly sunken: Hex;
  /** Where one types: paper in the light, a well in the dark. */
  readonly field: Hex;
  /** Cards and bars that lie on the page. */
  readonly surface: Hex;
  /** Dialogs, menus and toasts, above everything. */
  readonly raised: Hex;
  /** The fill of the one primary action and of progress; carries `onAccent`. */
  readonly accent: Hex;
  readonly accentHover: Hex;
  readonly accentActive: Hex;
  readonly onAccent: Hex;
  /** Links and selected labels, on any surface and on `accentSubtle`. */
  readonly accentText: Hex;
  /** The tint behind what is selected. */
  readonly accentSubtle: Hex;
  /** The focus ring, against any surface. */
  readonly focus: Hex;
  /** The face of the member card and of heroes, from its light corner to its shade. Carries `onHero`. */
  readonly heroFrom: Hex;
  readonly heroVia: Hex;
  readonly heroTo: Hex;
  readonly onHero: Hex;
  readonly onHeroMuted: Hex;
  /** Engraved lines on the hero: decoration only. */
  readonly pattern: Hex;
  /** The theme's metal on the hero: ranks, suits, rules, large text. */
  readonly metal: Hex;
  /** The same metal as text on a surface. */
  readonly metalText: Hex;
}

/** Colours that stay the same in every tier. */
export interface HouseColors {
  readonly text: Hex;
  readonly textMuted: Hex;
  /** A hairline that separates: decoration only. */
  readonly border: Hex;
  /** The outline of a control. */
  readonly borderStrong: Hex;
  readonly disabled: Hex;
  readonly onDisabled: Hex;
  /** Behind a dialog. */
  readonly scrim: Hex;
  readonly skeleton: Hex;
  readonly skeletonShine: Hex;
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
  /** Pure white and black, whatever the scheme: scanners need them. */
  readonly qrPaper: Hex;
  readonly qrInk: Hex;
}

/** Every colour of the system. */
export interface Colors extends TierColors, HouseColors {}

export type ColorToken = keyof Colors;

const ink = ramps.ink;
const metal = metals.brass;

/** The complete base: the house itself, as a visitor sees it before anybody has signed in. */
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
