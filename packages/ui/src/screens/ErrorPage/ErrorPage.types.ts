import type { Layout } from '../../tokens/layouts.ts';
import type { CasinoNumber } from '../shared/HelpNumbers.tsx';

/** The whole page after an unexpected fault: nothing around it can be relied on. */
export interface ErrorPageScreenProps {
  readonly layout: Layout;
  /** What the member may quote to support. */
  readonly reference?: string;
  /** The page failed again after a reload: whom to call. Absent at the first fault. */
  readonly again?: { readonly casinos: readonly CasinoNumber[] };
  readonly onReload: () => void;
}
