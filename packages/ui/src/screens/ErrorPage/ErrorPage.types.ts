import type { CasinoNumber } from '../HelpNumbers.tsx';
import type { Layout } from '../shared.types.ts';

/** The whole page after an unexpected fault: nothing around it can be relied on. */
export interface ErrorPageScreenProps {
  readonly layout: Layout;
  /** What the member may quote to support. */
  readonly reference?: string;
  /** The page failed again after a reload: whom to call. Absent at the first fault. */
  readonly again?: { readonly casinos: readonly CasinoNumber[] };
  readonly onReload: () => void;
}
