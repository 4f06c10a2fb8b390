import type { ReactNode } from 'react';
import type { AddToWalletProps } from '../../components/AddToWallet/AddToWallet.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';

/** The member on the profile. */
export interface ProfileMember {
  readonly name: string;
  /** Empty if the casino has none. */
  readonly email: string;
  /** E.164, or empty if the member gave none. */
  readonly mobile: string;
  readonly membershipNumber: string;
  readonly tier: Tier;
  /** Null for a member without a home casino. */
  readonly homeCasino: string | null;
}

/** A membership of the login at a casino of the group. */
export interface OwnCasino {
  readonly id: string;
  /** The name of the casino; null if it is unknown. */
  readonly name: string | null;
  readonly membershipNumber: string;
  /** True for the one that the app shows. */
  readonly isOpen: boolean;
  /** Why the app cannot open with it: a block, or the casino has no record of it any more. Null if it can. */
  readonly closed: 'gone' | keyof Messages['errors']['blocks'] | null;
}

/** The state of choosing the casino that the app opens with. */
export type CasinoChoice =
  | { readonly status: 'none' }
  /** `id` is that of the chosen membership. */
  | { readonly status: 'saving'; readonly id: string }
  /** `message` describes the error in one sentence. */
  | { readonly status: 'failed'; readonly message: string };

/** The state of the last change. */
export type ProfileChange =
  | { readonly status: 'none' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** `message` describes the error in one sentence. */
  | { readonly status: 'failed'; readonly message: string };

/** The state of the profile. */
export type ProfileState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | {
      readonly status: 'ready';
      readonly member: ProfileMember;
      readonly change: ProfileChange;
      /** All memberships of the login; fewer than two hide the list. */
      readonly casinos: readonly OwnCasino[];
      readonly choice: CasinoChoice;
      /** False if the device is offline: the page is read-only. */
      readonly editable: boolean;
    };

/** The props of the profile. */
export interface ProfileScreenProps {
  readonly layout: Layout;
  readonly state: ProfileState;
  /** The wallets of phones that can hold the member card; without it, the group offers none. */
  readonly wallet?: AddToWalletProps;
  /** @param mobile in E.164 */
  /** The member's plays, below the membership. */
  readonly plays?: ReactNode;
  readonly onChangeMobile: (mobile: string) => void;
  /** @param id that of the membership to open the app with */
  readonly onChooseCasino: (id: string) => void;
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
}
