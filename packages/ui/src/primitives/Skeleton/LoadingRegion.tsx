import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of `LoadingRegion`. */
export interface LoadingRegionProps {
  /** The loading content in words, such as "Loading your offers". */
  readonly label: string;
  /** Skeletons in the shape of the content. */
  readonly children: ReactNode;
}

/** Wraps skeletons and announces to screen readers that content is loading. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
