import { type ReactNode, useCallback, useState } from 'react';
import type { StoryWindow } from './storyWindow.ts';
import { WindowFrame } from './WindowFrame.tsx';

export interface FittedWindowProps {
  /** Without a window, the content is rendered directly in the column. */
  readonly window: StoryWindow | undefined;
  readonly children: ReactNode;
}

/** A window that scales down to the width of its column. */
export function FittedWindow({ window, children }: FittedWindowProps) {
  const [columnWidth, setColumnWidth] = useState(Number.POSITIVE_INFINITY);
  const observe = useCallback((column: HTMLElement | null) => {
    if (!column) return undefined;
    const observer = new ResizeObserver(() => setColumnWidth(column.clientWidth));
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  if (!window) return children;
  return (
    <div ref={observe}>
      <WindowFrame window={{ ...window, zoom: Math.min(1, columnWidth / window.width) }}>
        {children}
      </WindowFrame>
    </div>
  );
}
