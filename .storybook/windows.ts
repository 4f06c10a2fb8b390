import type { Decorator } from '@storybook/react-vite';
import type { ViewName } from '../packages/ui/src/stories/onDesktop.ts';
import type { Overview } from '../packages/ui/src/stories/overview.ts';
import { type StoryWindow, storyWindow } from '../packages/ui/src/stories/storyWindow.ts';
import type { Layout } from '../packages/ui/src/tokens/layouts.ts';
import { LAYOUT_SWITCH } from '../packages/ui/src/tokens/scale.ts';
import { isOwnSize, viewports, widthOf } from './viewports.ts';

type Context = Pick<Parameters<Decorator>[1], 'args' | 'globals' | 'parameters'>;
type ByLayout<Value> = Readonly<Record<Layout, Value>>;

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

/** The scale of each window in an overview of one viewport. */
const OVERVIEW_ZOOM: Partial<Readonly<Record<ViewName, number>>> = { w320: 0.67, w768: 0.65 };

/** Window sizes on a docs page: a whole page, or a part of a page, which is only as high as its content. */
const ON_A_PAGE: ByLayout<{ readonly whole: StoryWindow; readonly part: StoryWindow }> = {
  mobile: { whole: storyWindow(390, 844), part: storyWindow(390, 844, { whole: false }) },
  desktop: { whole: storyWindow(1440, 900), part: storyWindow(1440, 900, { whole: false }) },
};

/** The layout of a story: its `layout` argument, or the layout of its viewport. */
function layoutOf({ args, globals }: Context): Layout {
  const layout: unknown = args['layout'] ?? globals['ownViewport'];
  return layout === 'mobile' ? 'mobile' : 'desktop';
}

/**
 * Returns the layout of the viewport that the reader chose in the toolbar, or undefined if the story has its own
 * viewport. Like the app, it follows the width.
 */
export function chosenLayout({ globals, parameters }: Context): Layout | undefined {
  const chosen: unknown = globals['viewport']?.value;
  if (parameters['overview'] || chosen === globals['ownViewport'] || isOwnSize(chosen))
    return undefined;
  const width = widthOf(chosen);
  if (width === undefined) return undefined;
  return width < LAYOUT_SWITCH ? 'mobile' : 'desktop';
}

/** Returns true if a story is a whole page. */
const fillsWindow = ({ parameters }: Context) => parameters['layout'] === 'fullscreen';

/** Returns the window of a story beside `others`, or undefined for a part of a page. */
export function windowBesideOthers(context: Context, others: number): StoryWindow | undefined {
  if (!fillsWindow(context)) return undefined;
  const { view } = (context.parameters['overview'] ?? {}) as Partial<Overview>;
  if (view) {
    const { width, height } = viewports[view].styles;
    return storyWindow(Number.parseInt(width, 10), Number.parseInt(height, 10), {
      zoom: OVERVIEW_ZOOM[view] ?? 1,
    });
  }
  const { ofTwo, ofMany } = SIDE_BY_SIDE[layoutOf(context)];
  return others > 1 ? ofMany : ofTwo;
}

/** Returns the window of a story on a docs page, or undefined for a part of a page without a viewport. */
export function windowInDocs(context: Context): StoryWindow | undefined {
  const { whole, part } = ON_A_PAGE[layoutOf(context)];
  if (fillsWindow(context)) return whole;
  return context.globals['ownViewport'] ? part : undefined;
}
