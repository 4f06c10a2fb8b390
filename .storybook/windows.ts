import type { Decorator } from '@storybook/react-vite';
import { type StoryWindow, storyWindow } from '../packages/ui/src/stories/storyWindow.ts';
import type { Layout } from '../packages/ui/src/tokens/layouts.ts';

type Context = Pick<Parameters<Decorator>[1], 'args' | 'globals' | 'parameters'>;
type ByLayout<Value> = Readonly<Record<Layout, Value>>;

/** The windows of Storybook's toolbar: one for each layout, and a wide one that holds overviews. */
export const viewports = {
  mobile: { name: 'Mobile', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  overview: { name: 'Overview', type: 'desktop', styles: { width: '1680px', height: '1050px' } },
} as const;

/** Beside one other, and beside many: seven phones fit into one row of an overview, and three desktops. */
const SIDE_BY_SIDE: ByLayout<{ readonly ofTwo: StoryWindow; readonly ofMany: StoryWindow }> = {
  mobile: { ofTwo: storyWindow(390, 844), ofMany: storyWindow(390, 844, { zoom: 0.55 }) },
  desktop: {
    ofTwo: storyWindow(1280, 800, { zoom: 0.6 }),
    ofMany: storyWindow(1280, 800, { zoom: 0.4 }),
  },
};

/** On a page of the docs: a whole page, and a part of one, which is as high as it needs. */
const ON_A_PAGE: ByLayout<{ readonly whole: StoryWindow; readonly part: StoryWindow }> = {
  mobile: { whole: storyWindow(390, 844), part: storyWindow(390, 844, { whole: false }) },
  desktop: { whole: storyWindow(1440, 900), part: storyWindow(1440, 900, { whole: false }) },
};

/** The layout that a story shows: its own, or that of the window it asks for. */
function layoutOf({ args, globals }: Context): Layout {
  const layout: unknown = args['layout'] ?? globals['viewport']?.value;
  return layout === 'mobile' ? 'mobile' : 'desktop';
}

/** Whether a story is a whole page, and not a part of one. */
const fillsWindow = ({ parameters }: Context) => parameters['layout'] === 'fullscreen';

/** The window of a story that is shown beside `others`; none for a part of a page. */
export function windowBesideOthers(context: Context, others: number): StoryWindow | undefined {
  if (!fillsWindow(context)) return undefined;
  const { ofTwo, ofMany } = SIDE_BY_SIDE[layoutOf(context)];
  return others > 1 ? ofMany : ofTwo;
}

/** The window of a story on a page of the docs; none for a part of a page that asks for no window. */
export function windowInDocs(context: Context): StoryWindow | undefined {
  const { whole, part } = ON_A_PAGE[layoutOf(context)];
  if (fillsWindow(context)) return whole;
  return context.globals['viewport']?.value ? part : undefined;
}
