import { useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs the effects of a new page at once, such as its title and focus. React would run them after the movement of a
 * shared element, or before its next render, which this component causes.
 */
export function EffectsNow() {
  const { pathname } = useLocation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a new page.
  useLayoutEffect(renderAgain, [pathname]);
  return null;
}
