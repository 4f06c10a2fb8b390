import { pointsMessages } from '@casino/ui/i18n/pointsMessages.ts';
import type { ReactNode } from 'react';
import { Words } from '../../../lib/language/Words.tsx';

/** Provides the words about points, which the catalogue of the member area does not have. */
export function PointsWords({ children }: { readonly children: ReactNode }) {
  return <Words english={pointsMessages}>{children}</Words>;
}
