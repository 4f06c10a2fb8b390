import type { Decorator } from '@storybook/react-vite';
import { type StoryWindow, storyWindow } from '../packages/ui/src/stories/storyWindow.ts';
import type { ViewName } from '../packages/ui/src/stories/views.ts';
import type { Layout } from '../packages/ui/src/tokens/layouts.ts';
import { LAYOUT_SWITCH } from '../packages/ui/src/tokens/scale.ts';
import { isOwnSize, viewports, widthOf } from './viewports.ts';

/** The size of a viewport, in CSS pixels. */
function sizeIn(name: ViewName): [width: number, height: number] {
  const { width, height } = viewports[name].styles;
  return [Number.parseInt(width, 10), Number.parseInt(height, 10)];
}

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

/** The toolbar's layouts with a window of another size than their layout: the narrowest of each. */
const NARROWEST = {
  smallest: { layout: 'mobile', window: storyWindow(...sizeIn('w320'), { zoom: 0.67 }) },
  tablet: { layout: 'desktop', window: storyWindow(...sizeIn('w768'), { zoom: 0.65 }) },
} as const;

export const NARROWEST_NAMES = Object.keys(NARROWEST);

const narrowest = (name: unknown) =>
  Object.entries(NARROWEST).find(([narrow]) => narrow === name)?.[1];

/** Returns the layout of a choice of the toolbar. */
export const layoutNamed = (name: unknown): Layout =>
  narrowest(name)?.layout ?? (name === 'desktop' ? 'desktop' : 'mobile');

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
export function chosenLayout({ globals }: Context): Layout | undefined {
  const chosen: unknown = globals['viewport']?.value;
  if (chosen === globals['ownViewport'] || isOwnSize(chosen)) return undefined;
  const width = widthOf(chosen);
  if (width === undefined) return undefined;
  return width < LAYOUT_SWITCH ? 'mobile' : 'desktop';
}

/** Returns true if a story is a whole page. */
const fillsWindow = ({ parameters }: Context) => parameters['layout'] === 'fullscreen';

/** Returns the window of a story beside `others`, or undefined for a part of a page. */
export function windowBesideOthers(context: Context, others: number): StoryWindow | undefined {
  if (!fillsWindow(context)) return undefined;
  const narrow = narrowest(context.globals['layout']);
  if (narrow) return narrow.window;
  const { ofTwo, ofMany } = SIDE_BY_SIDE[layoutOf(context)];
  return others > 1 ? ofMany : ofTwo;
}

/** Returns the window of a story on a docs page, or undefined for a part of a page without a viewport. */
export function windowInDocs(context: Context): StoryWindow | undefined {
  const { whole, part } = ON_A_PAGE[layoutOf(context)];
  if (fillsWindow(context)) return whole;
  return context.globals['ownViewport'] ? part : undefined;
}
