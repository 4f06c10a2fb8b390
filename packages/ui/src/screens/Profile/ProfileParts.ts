import type { ReactNode } from 'react';

/** The parts of the profile, loaded or loading, which each layout arranges. */
export interface ProfileParts {
  readonly picture: ReactNode;
  /** The name, as a heading. */
  readonly title: ReactNode;
  readonly contact: ReactNode;
  /** The membership, and the other casinos of the member. */
  readonly membership: ReactNode;
  /** The member's plays; null while they load. */
  readonly plays: ReactNode;
  readonly action: ReactNode;
}
