import type { Tier } from '../tokens/tiers.ts';
import { overviewView, type ViewName } from './onDesktop.ts';

/** axe rules about unique landmarks, which an overview repeats. The other stories of the screen check them. */
const REPEATED = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

/** The parameters of an overview, which `.storybook/decorators.tsx` reads. */
export interface Overview {
  /** The arguments that differ by tier. */
  readonly argsOf: (tier: Tier) => object;
  /** The viewport of each window. Without it, the windows have the size of their layout. */
  readonly view?: ViewName;
}

/**
 * A story of a member's screen in all seven tiers, each in its own window. `argsOf` returns the arguments that
 * differ by tier, such as the member's name. `onDesktop` gives the windows the desktop width.
 */
export function inEveryTier<Props extends object>(
  argsOf: (tier: Tier) => NoInfer<Partial<Props>> = () => ({}),
) {
  return {
    ...overviewOf<Props>({ argsOf }),
    globals: { ...overviewView, tier: 'all' },
  };
}

/** A story of a screen before membership, in the house theme and both schemes. */
export function inBothSchemes<Props extends object>() {
  return {
    ...overviewOf<Props>({ argsOf: () => ({}) }),
    globals: { ...overviewView, tier: 'house', scheme: 'both' },
  };
}

interface OverviewStory {
  readonly args?: object;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** The same overview in windows of 320 px, the narrowest that the app supports. */
export function smallest<Story extends OverviewStory>(story: Story): Story {
  return withView('w320', story);
}

/** The same overview in windows of a tablet in portrait, the narrowest with the desktop layout. */
export function tablet<Story extends OverviewStory>(story: Story): Story {
  return { ...withView('w768', story), args: { ...story.args, layout: 'desktop' } };
}

/**
 * Readers compare these overviews by eye, and tests check the same widths in the stories of one tier. So each has the
 * tag `!test`, in its own file, because the test runner does not evaluate functions.
 */
function withView<Story extends OverviewStory>(view: ViewName, story: Story): Story {
  const overview = story.parameters?.['overview'] as Overview;
  return {
    ...story,
    play: undefined,
    parameters: { ...story.parameters, overview: { ...overview, view } },
  };
}

function overviewOf<Props extends object>(overview: Overview) {
  return {
    // Not in the docs of the component, which show one state after the other.
    tags: ['!autodocs'],
    parameters: {
      layout: 'fullscreen',
      overview,
      a11y: { config: { rules: REPEATED.map((id) => ({ id, enabled: false })) } },
      // Chromatic already captures every story in every tier.
      chromatic: { disableSnapshot: true },
    },
    // Needed also if the screen has no layout: its shell and its window have one.
    args: { layout: 'mobile' } as unknown as Partial<Props>,
  };
}
