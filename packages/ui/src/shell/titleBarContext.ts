import { createContext, use } from 'react';

/** True below a shell with a title bar, which holds the `h1` of the page. */
export const TitleBarContext = createContext(false);

/** True if the shell shows a title bar: the screen then has neither a title nor a back link of its own. */
export const useHasTitleBar = (): boolean => use(TitleBarContext);

/** The level of the main heading of a screen: `h2` if the title bar of the shell holds the `h1`. */
export const useHeadingLevel = (): 'h1' | 'h2' => (useHasTitleBar() ? 'h2' : 'h1');
