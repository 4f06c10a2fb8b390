import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LoadingRegionProps {
  /** What is loading, in words. */
  readonly label: string;
  /** Skeletons, in the shape of what comes. */
  readonly children: ReactNode;
}

/** Announces that something loads, around the skeletons that show it. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
