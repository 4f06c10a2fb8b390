import type { CasinoNumber } from '../shared/HelpNumbers.tsx';

/** The page for a browser that cannot start the app. It renders without JavaScript. */
export interface CannotOpenScreenProps {
  readonly casinos: readonly CasinoNumber[];
  /** The address that retries the app. */
  readonly openHref: string;
}
