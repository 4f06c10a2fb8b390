import type { Layout } from '../shared.types.ts';

/** The whole page after an unexpected fault: nothing around it can be relied on. */
export interface ErrorPageScreenProps {
  readonly layout: Layout;
  /** What the member may quote to support. */
  readonly reference?: string;
  readonly onReload: () => void;
}
