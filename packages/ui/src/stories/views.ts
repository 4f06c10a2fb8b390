import { LAYOUT_SWITCH } from '../tokens/scale.ts';

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

/**
 * The globals of a story that has a viewport of its own. A global `viewport` locks Storybook's toolbar, so only
 * tests get it. In Storybook, `.storybook/ownViewport.ts` sizes the window by `ownViewport`.
 */
function toView(name: ViewName) {
  return {
    ownViewport: name,
    ...(import.meta.env['VITEST'] && { viewport: { value: name } }),
  };
}

/** The mobile viewport, for the globals of a story. */
export const mobileView = toView('mobile');

/** The desktop viewport, for the globals of a story. */
export const desktopView = toView('desktop');

/** The viewport of several windows side by side, for the globals of a story. */
export const overviewView = toView('overview');

/** Whether the window has the desktop layout, for a play function that runs in both. */
export const isWideWindow = (): boolean => window.innerWidth >= LAYOUT_SWITCH;
