/** A colour in hexadecimal: `#rrggbb`, or `#rrggbbaa` with alpha. */
export type Hex = `#${string}`;

/**
 * One hue from lightest to darkest. 25 to 100 tint light surfaces, 300 and 400 are text on dark, 450 to 700 are
 * fills, and 800 to 975 are dark surfaces. The three velvets are the gradient of a member card.
 */
export interface Ramp {
  readonly 25: Hex;
  readonly 50: Hex;
  readonly 100: Hex;
  readonly 300: Hex;
  readonly 400: Hex;
  readonly 450: Hex;
  readonly 500: Hex;
  readonly 600: Hex;
  readonly 700: Hex;
  readonly 800: Hex;
  readonly 850: Hex;
  readonly 900: Hex;
  readonly 950: Hex;
  readonly 975: Hex;
  readonly velvetHigh: Hex;
  readonly velvet: Hex;
  readonly velvetLow: Hex;
}

/** One ramp for each tier, and `ink` for the `house` theme. */
export const ramps = {
  ink: {
    25: '#f4f4f2',
    50: '#edecea',
    100: '#e9e8e6',
    300: '#c0bdb9',
    400: '#d3d1cd',
    450: '#75726d',
    500: '#686661',
    600: '#524f4b',
    700: '#3f3d38',
    800: '#2c2b2a',
    850: '#22211e',
    900: '#191816',
    950: '#0f0e0c',
    975: '#090807',
    velvetHigh: '#44423e',
    velvet: '#2a2926',
    velvetLow: '#151412',
  },
  felt: {
    25: '#f0f5f2',
    50: '#e7eeea',
    100: '#d8eee1',
    300: '#96ccae',
    400: '#b1ddc4',
    450: '#34805c',
    500: '#297753',
    600: '#065f3d',
    700: '#014a2e',
    800: '#193125',
    850: '#1b231e',
    900: '#131a16',
    950: '#0a100d',
    975: '#050907',
    velvetHigh: '#005032',
    velvet: '#00321d',
    velvetLow: '#001a0d',
  },
  rose: {
    25: '#f7f2f3',
    50: '#f0eaeb',
    100: '#fddfe7',
    300: '#f6a1bb',
    400: '#ffbbcf',
    450: '#b74e74',
    500: '#a33c63',
    600: '#88234d',
    700: '#71073a',
    800: '#411e2a',
    850: '#261e21',
    900: '#1d1618',
    950: '#120d0e',
    975: '#0b0708',
    velvetHigh: '#76163f',
    velvet: '#4c0b27',
    velvetLow: '#290313',
  },
  amethyst: {
    25: '#f5f3f8',
    50: '#edeaf1',
    100: '#ece3fc',
    300: '#ccacfa',
    400: '#dcc4ff',
    450: '#895dbe',
    500: '#784bab',
    600: '#613392',
    700: '#4e1e7c',
    800: '#312344',
    850: '#231f28',
    900: '#1a161f',
    950: '#0f0d13',
    975: '#09070c',
    velvetHigh: '#53277f',
    velvet: '#341652',
    velvetLow: '#1b082d',
  },
  royal: {
    25: '#f1f4f9',
    50: '#e8ecf3',
    100: '#dce9ff',
    300: '#9bbefe',
    400: '#b9d2ff',
    450: '#386ed5',
    500: '#2b5fc6',
    600: '#1346ab',
    700: '#003094',
    800: '#1a2b49',
    850: '#1c212a',
    900: '#141820',
    950: '#0b0e14',
    975: '#06080d',
    velvetHigh: '#083896',
    velvet: '#032262',
    velvetLow: '#011037',
  },
  crimson: {
    25: '#f8f2f2',
    50: '#f1eaea',
    100: '#ffdfdf',
    300: '#fe9fa2',
    400: '#febebf',
    450: '#cd3c4f',
    500: '#b6243d',
    600: '#980029',
    700: '#77001e',
    800: '#451e20',
    850: '#281e1e',
    900: '#1f1616',
    950: '#130c0c',
    975: '#0c0707',
    velvetHigh: '#800021',
    velvet: '#530012',
    velvetLow: '#2f0006',
  },
  graphite: {
    25: '#f2f4f6',
    50: '#eaecee',
    100: '#e6e8eb',
    300: '#b9bec5',
    400: '#cdd1d6',
    450: '#6d737a',
    500: '#61676e',
    600: '#4b5058',
    700: '#383e45',
    800: '#292b2e',
    850: '#1f2124',
    900: '#16181b',
    950: '#0d0e10',
    975: '#07080a',
    velvetHigh: '#3e434a',
    velvet: '#26292e',
    velvetLow: '#121417',
  },
  onyx: {
    25: '#f5f3f1',
    50: '#edebe9',
    100: '#e9e8e5',
    300: '#c1bdb7',
    400: '#d3d0cc',
    450: '#76716a',
    500: '#6a655f',
    600: '#534f49',
    700: '#403d36',
    800: '#2d2b29',
    850: '#23211d',
    900: '#1a1815',
    950: '#100e0b',
    975: '#090806',
    velvetHigh: '#46423c',
    velvet: '#2b2824',
    velvetLow: '#151411',
  },
} as const satisfies Record<string, Ramp>;

/** The metal of a theme: `bright` on dark surfaces, `deep` as text on light ones. */
export interface Metal {
  readonly bright: Hex;
  readonly deep: Hex;
}

/** The metals to build a theme with. */
export const metals = {
  brass: { bright: '#d0b477', deep: '#75591c' },
  gold: { bright: '#e4bf6d', deep: '#7a5a0c' },
  roseGold: { bright: '#e9ae9a', deep: '#8f4a37' },
  silver: { bright: '#cac9d2', deep: '#5c5a68' },
  champagne: { bright: '#e0d0a5', deep: '#6b5c2c' },
  copper: { bright: '#e7a783', deep: '#8c4a22' },
  platinum: { bright: '#d3d8dc', deep: '#565d63' },
} as const satisfies Record<string, Metal>;

/** The colours that no theme changes. */
export const fixed = {
  white: '#ffffff',
  black: '#000000',
  ivory: '#f4f1ea',
  ivoryMuted: '#d3cec4',
  bone: '#ece7dc',
  ink: '#17191a',
  inkMuted: '#54595c',
  ash: '#a9aaa7',
  green: {
    text: '#1d6835',
    fill: '#196632',
    brightFill: '#38804b',
    tint: '#e1f5e4',
    lightText: '#83d494',
    shade: '#152d1a',
  },
  vermilion: {
    text: '#a62c08',
    fill: '#af2f09',
    deepFill: '#8f2504',
    brightFill: '#c74727',
    tint: '#ffe9e3',
    lightText: '#f7a18b',
    shade: '#3b1d15',
  },
  amber: { text: '#7a520c', tint: '#fbedd1', lightText: '#ebc573', shade: '#342611' },
  blue: { text: '#175f88', tint: '#e3f1fb', lightText: '#8ec5ec', shade: '#162936' },
} as const;
