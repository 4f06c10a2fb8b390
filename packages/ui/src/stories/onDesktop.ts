/** The viewports of stories, which `.storybook/windows.ts` measures. */
export type ViewName =
  | 'w320'
  | 'w360'
  | 'mobile'
  | 'w768'
  | 'w1024'
  | 'desktop'
  | 'overview'
  | 'w1920';

interface PinnedStory<Args> {
  readonly args?: Args;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/**
 * The globals of a story that has a viewport of its own. A global `viewport` locks Storybook's toolbar, so only
 * tests get it. In Storybook, `.storybook/ownViewport.ts` sizes the window by `ownViewport`.
 */
function viewOf(name: ViewName) {
  return {
    ownViewport: name,
    ...(import.meta.env['VITEST'] && { viewport: { value: name } }),
  };
}

/** The mobile viewport, for the globals of a story. */
export const mobileView = viewOf('mobile');

/** The desktop viewport, for the globals of a story. */
export const desktopView = viewOf('desktop');

/** The widest desktop viewport, for the globals of a story. */
export const widestView = viewOf('w1920');

/** The viewport of an overview, for the globals of a story. */
export const overviewView = viewOf('overview');

/** The same story in the desktop layout and viewport. A viewport of the story has priority. */
export function onDesktop<Args, Story extends PinnedStory<Args>>(story: Story) {
  return {
    ...story,
    args: { ...story.args, layout: 'desktop' as const },
    globals: { ...desktopView, ...story.globals },
  };
}
