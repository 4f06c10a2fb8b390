import type { Tier } from '../tokens/tiers.ts';

/** The window of Storybook that holds an overview: four phones beside each other. */
const overviewView = { viewport: { value: 'overview' } } as const;

/** What stands once on a page and several times in an overview. Each screen's own stories judge it. */
const REPEATED = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

/** What `.storybook/decorators.tsx` reads of an overview. */
export interface Overview {
  /** The values of the story that differ by tier. */
  readonly argsOf: (tier: Tier) => object;
}

/**
 * A story of a member's screen in all seven tiers beside each other, each in a window of its own. `argsOf` gives
 * the values that differ by tier, such as the member's name. `onDesktop` makes the wide windows of it.
 */
export function inEveryTier<Props extends object>(
  argsOf: (tier: Tier) => NoInfer<Partial<Props>> = () => ({}),
) {
  return {
    ...overviewOf<Props>({ argsOf }),
    globals: { ...overviewView, tier: 'all' },
  };
}

/** The same for a screen before membership: the house's theme in both schemes. */
export function inBothSchemes<Props extends object>() {
  return {
    ...overviewOf<Props>({ argsOf: () => ({}) }),
    globals: { ...overviewView, tier: 'house', scheme: 'both' },
  };
}

function overviewOf<Props extends object>(overview: Overview) {
  return {
    // A page of its own: the page of the component shows one state after the other.
    tags: ['!autodocs'],
    parameters: {
      layout: 'fullscreen',
      overview,
      a11y: { config: { rules: REPEATED.map((id) => ({ id, enabled: false })) } },
      // Chromatic takes every story in every tier already.
      chromatic: { disableSnapshot: true },
    },
    // Also where a screen has no layout of its own: its shell has, and so has the window.
    args: { layout: 'mobile' } as unknown as Partial<Props>,
  };
}
