import type { Decorator } from '@storybook/react-vite';
import { type StoryWindow, storyWindow } from '../packages/ui/src/stories/storyWindow.ts';
import type { Layout } from '../packages/ui/src/tokens/layouts.ts';

type Context = Pick<Parameters<Decorator>[1], 'args' | 'globals' | 'parameters'>;
type ByLayout<Value> = Readonly<Record<Layout, Value>>;

/** The viewports of Storybook's toolbar: one for each layout, and a wide one for overviews. */
export const viewports = {
  mobile: { name: 'Mobile', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  overview: { name: 'Overview', type: 'desktop', styles: { width: '1680px', height: '1050px' } },
} as const;

/**
 * Window sizes beside one other story, and beside several. A row of an overview fits seven phones or three
 * desktops.
 */
const SIDE_BY_SIDE: ByLayout<{ readonly ofTwo: StoryWindow; readonly ofMany: StoryWindow }> = {
  mobile: { ofTwo: storyWindow(390, 844), ofMany: storyWindow(390, 844, { zoom: 0.55 }) },
  desktop: {
    ofTwo: storyWindow(1280, 800, { zoom: 0.6 }),
    ofMany: storyWindow(1280, 800, { zoom: 0.4 }),
  },
};

/** Window sizes on a docs page: a whole page, or a part of a page, which is only as high as its content. */
const ON_A_PAGE: ByLayout<{ readonly whole: StoryWindow; readonly part: StoryWindow }> = {
  mobile: { whole: storyWindow(390, 844), part: storyWindow(390, 844, { whole: false }) },
  desktop: { whole: storyWindow(1440, 900), part: storyWindow(1440, 900, { whole: false }) },
};

/** The layout of a story: its `layout` argument, or the layout of its viewport. */
function layoutOf({ args, globals }: Context): Layout {
  const layout: unknown = args['layout'] ?? globals['viewport']?.value;
  return layout === 'mobile' ? 'mobile' : 'desktop';
}

/** Returns true if a story is a whole page. */
const fillsWindow = ({ parameters }: Context) => parameters['layout'] === 'fullscreen';

/** Returns the window of a story beside `others`, or undefined for a part of a page. */
export function windowBesideOthers(context: Context, others: number): StoryWindow | undefined {
  if (!fillsWindow(context)) return undefined;
  const { ofTwo, ofMany } = SIDE_BY_SIDE[layoutOf(context)];
  return others > 1 ? ofMany : ofTwo;
}

/** Returns the window of a story on a docs page, or undefined for a part of a page without a viewport. */
export function windowInDocs(context: Context): StoryWindow | undefined {
  const { whole, part } = ON_A_PAGE[layoutOf(context)];
  if (fillsWindow(context)) return whole;
  return context.globals['viewport']?.value ? part : undefined;
}
