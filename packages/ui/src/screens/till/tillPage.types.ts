import type { ReactNode } from 'react';
import type { Layout } from '../../tokens/layouts.ts';
import type { TillConnection, TillPlace } from './till.types.ts';

/** The content of a page with one step: the set-up and the log-in of staff. */
export interface TillPageParts {
  /** Null before the device is set up. */
  readonly place: TillPlace | null;
  /** Null before the device is set up. */
  readonly connection: TillConnection | null;
  readonly title: string;
  readonly text?: string | undefined;
  /** Returns to the previous step. Without it, there is no button. */
  readonly onBack?: (() => void) | undefined;
  /** The label of the button that returns. */
  readonly backLabel?: string | undefined;
  readonly children: ReactNode;
}

/** The props of `TillPage`. */
export interface TillPageProps extends TillPageParts {
  readonly layout: Layout;
}
