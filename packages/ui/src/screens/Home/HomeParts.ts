import type { ReactNode } from 'react';
import type { Tier } from '../../tokens/tiers.ts';

/** The parts of Home, loaded or loading, which each layout arranges. */
export interface HomeParts {
  /** Chooses the engraving behind the greeting; absent while the tier is unknown. */
  readonly tier?: Tier;
  readonly greeting: ReactNode;
  readonly card: ReactNode;
  /** Points to spend that end soon. It renders nothing if there are none. */
  readonly reminder?: ReactNode;
  /** The buttons that add the card to a phone's wallet, if the group offers wallets. */
  readonly wallet?: ReactNode;
  readonly standing: ReactNode;
  /** What the member has arranged, and the games, if there are any. */
  readonly plans?: ReactNode;
  /** The featured event, if there is one. */
  readonly spotlight?: ReactNode;
  readonly offers: ReactNode;
  /** The next events, if there are any. */
  readonly events?: ReactNode;
  readonly games?: ReactNode;
  /** News of the casino and links to online gaming, if there are any. */
  readonly news?: ReactNode;
}
