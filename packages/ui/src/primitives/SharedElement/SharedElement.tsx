import { type ReactNode, use, ViewTransition } from 'react';
import { SharedElementContext } from './sharedElementContext.ts';

/** Props of `SharedElement`. */
export interface SharedElementProps {
  /** Unique on a page, and the same on both pages. */
  readonly name: string;
  /** One element. */
  readonly children: ReactNode;
}

/**
 * An element that two pages show. A navigation from one page to the other moves it, if both show it within the window.
 * The page itself changes at once, and any input ends the movement. Nothing moves with `prefers-reduced-motion`, in a
 * hidden document, on browser back and forward, which have movements of their own, or without `startViewTransition`.
 *
 * - When: a picture that a list and a page share, below a `SharedElementContext`.
 * - When not: an element that moves within a page.
 */
export function SharedElement({ name, children }: SharedElementProps) {
  const moves = use(SharedElementContext);
  if (!moves) return children;
  return (
    <ViewTransition
      name={name}
      default="none"
      share={matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'auto'}
      onShare={endOnInput}
    >
      {children}
    </ViewTransition>
  );
}

/** Ends the movement on the next input, so that the page handles it at once. Returns a function that stops listening. */
function endOnInput(): () => void {
  const events = ['pointerdown', 'keydown'];
  const end = () => {
    for (const animation of document.getAnimations()) {
      const { pseudoElement } = animation.effect as KeyframeEffect;
      if (pseudoElement?.startsWith('::view-transition')) animation.finish();
    }
  };
  for (const type of events) addEventListener(type, end, true);
  return () => {
    for (const type of events) removeEventListener(type, end, true);
  };
}
