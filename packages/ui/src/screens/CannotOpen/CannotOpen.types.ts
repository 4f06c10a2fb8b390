import type { CasinoNumber } from '../shared/HelpNumbers.tsx';

/** The whole page of a browser in which the app cannot start. It needs no script. */
export interface CannotOpenScreenProps {
  readonly casinos: readonly CasinoNumber[];
  /** Where the app opens, to try again. */
  readonly openHref: string;
}
