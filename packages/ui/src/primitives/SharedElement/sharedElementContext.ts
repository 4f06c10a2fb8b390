import { createContext } from 'react';

/**
 * True below an app whose router navigates in a React transition: elements with one name then move from page to page.
 * Elsewhere, for example in Storybook, several pages with the same elements can be in one document.
 */
export const SharedElementContext = createContext(false);
