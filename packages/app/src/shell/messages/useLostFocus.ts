import { afterFrame } from '@casino/ui/primitives/Motion/afterFrame.ts';
import { useEffect } from 'react';
import { focusHeading } from '../../lib/page/focusHeading.ts';

/** The parts of a page that have a heading of their own. */
const PARTS = 'dialog, section';

/**
 * Keeps the focus in place when the focused element leaves the page, for example a retry button that loading content
 * replaces. The heading of the nearest remaining part of the page receives the focus. Otherwise a keyboard would start
 * from the top of the page, and a screen reader would fall silent.
 */
export function useLostFocus(): void {
  useEffect(() => {
    /** The element that last had the focus, and its part of the page. */
    let focused: Element | null = null;
    let part: Element | null | undefined;
    const remember = () => {
      focused = document.activeElement;
      part = focused?.closest(PARTS);
    };
    // Some browsers also report this for an element that leaves the page. Then nothing is forgotten.
    const forget = () => queueMicrotask(() => isFocusNowhere() && isShown(focused) && remember());
    const keep = () => {
      if (isFocusNowhere() && !isShown(focused)) focusHeading(isShown(part) ? part : null);
    };
    // A new page focuses its own heading first: within a frame if a shared element moves to it.
    const observer = new MutationObserver(() => isFocusNowhere() && afterFrame(keep));
    remember();
    const listeners = new AbortController();
    document.addEventListener('focusin', remember, listeners);
    document.addEventListener('focusout', forget, listeners);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
}

const isFocusNowhere = () => document.activeElement === document.body;

const isShown = (element: Element | null | undefined) =>
  !!element && element.getClientRects().length > 0;
