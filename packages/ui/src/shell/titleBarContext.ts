import { createContext, use, useLayoutEffect } from 'react';

/**
 * Present below a shell with a title bar: tells it whether the screen has a heading of its own. Otherwise, the title of
 * the bar is the `h1` of the page.
 */
export const TitleBarContext = createContext<((hasHeading: boolean) => void) | null>(null);

/** True if the shell shows a title bar: the screen then has neither a title nor a back link of its own. */
export const useHasTitleBar = (): boolean => use(TitleBarContext) !== null;

/** The level of the main heading of a screen: `h2` if the title bar of the shell holds the `h1`. */
export const useHeadingLevel = (): 'h1' | 'h2' => (useHasTitleBar() ? 'h2' : 'h1');

/**
 * For the `h1` of a screen that names what the page is about, such as an offer: the title bar then shows the title of
 * the list as text, without a heading.
 */
export function useOwnHeading(): void {
  const tellBar = use(TitleBarContext);
  useLayoutEffect(() => {
    tellBar?.(true);
    return () => tellBar?.(false);
  }, [tellBar]);
}
