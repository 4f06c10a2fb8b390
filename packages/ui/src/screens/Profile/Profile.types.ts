import type { Tier } from '../../tokens/tiers.ts';
import type { Layout } from '../shared.types.ts';

/** The member's data on the profile. */
export interface ProfileMember {
  readonly name: string;
  readonly email: string;
  /** E.164, or empty where none was given. */
  readonly mobile: string;
  readonly membershipNumber: string;
  readonly tier: Tier;
  /** Null for a member without a home casino. */
  readonly homeCasino: string | null;
}

/** How the last change stands. */
export type ProfileChange =
  | { readonly status: 'none' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** What happened, in one sentence. */
  | { readonly status: 'failed'; readonly message: string };

/** The state of `ProfileScreen`. */
export type ProfileState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly member: ProfileMember;
      readonly change: ProfileChange;
      /** False without a connection: everything can be read, nothing changed. */
      readonly editable: boolean;
    };

/** Props of `ProfileScreen`. */
export interface ProfileScreenProps {
  readonly layout: Layout;
  readonly state: ProfileState;
  /** @param mobile in E.164 */
  readonly onChangeMobile: (mobile: string) => void;
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
}
