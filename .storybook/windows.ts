import type { Decorator } from '@storybook/react-vite';
import type { Layout } from '../packages/ui/src/screens/shared.types.ts';
import { type StoryWindow, storyWindow } from '../packages/ui/src/stories/storyWindow.ts';

type Context = Pick<Parameters<Decorator>[1], 'args' | 'globals' | 'parameters'>;

/** The window of each layout beside one other, and beside many: seven phones fit into one row, and three desktops. */
const WINDOWS: Readonly<
  Record<Layout, { readonly ofTwo: StoryWindow; readonly ofMany: StoryWindow }>
> = {
  mobile: { ofTwo: storyWindow(390, 844), ofMany: storyWindow(390, 844, 0.55) },
  desktop: { ofTwo: storyWindow(1280, 800, 0.6), ofMany: storyWindow(1280, 800, 0.4) },
};

/** The windows of Storybook's toolbar: one for each layout, and a wide one that holds overviews. */
export const viewports = {
  mobile: { name: 'Mobile', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  overview: { name: 'Overview', type: 'desktop', styles: { width: '1680px', height: '1050px' } },
} as const;

/** The layout that a story shows: its own, or that of the window it asks for. */
function layoutOf({ args, globals }: Context): Layout {
  const layout: unknown = args['layout'] ?? globals['viewport']?.value;
  return layout === 'mobile' ? 'mobile' : 'desktop';
}

/** The window of a story that is shown beside `others`; none for a story that is only a part of a page. */
export function windowBesideOthers(context: Context, others: number): StoryWindow | undefined {
  if (context.parameters['layout'] !== 'fullscreen') return undefined;
  const { ofTwo, ofMany } = WINDOWS[layoutOf(context)];
  return others > 1 ? ofMany : ofTwo;
}
