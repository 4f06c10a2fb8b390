import type { Layout } from '../../tokens/layouts.ts';
import type { CasinoNumber } from '../shared/HelpNumbers.tsx';

/** The page after an unexpected error. It has no shell, because the shell may have failed. */
export interface ErrorPageScreenProps {
  readonly layout: Layout;
  /** The reference that the member quotes to support. */
  readonly reference?: string;
  /** Set if the page failed again after a reload: the casinos to call. */
  readonly again?: { readonly casinos: readonly CasinoNumber[] };
  readonly onReload: () => void;
}
