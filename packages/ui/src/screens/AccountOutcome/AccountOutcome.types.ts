import type { Layout } from '../../tokens/layouts.ts';
import type { CardHolder } from '../shared/ownCard/OwnCard.tsx';

/** The outcome that the page confirms. Specification sections 2 and 4. */
export type AccountOutcome =
  /** `/forgotten-password-confirm` */
  | { readonly status: 'reset-sent' }
  /** `/reset-password-success` */
  | { readonly status: 'password-changed' }
  /** `/account/linked` */
  | { readonly status: 'linked'; readonly card: DealtCardState }
  /** `/account/register/success`, if the login has the new membership. */
  | {
      readonly status: 'registered';
      /** Null if this device does not know it. */
      readonly membershipNumber: string | null;
      readonly card: DealtCardState;
    }
  /** `/account/register/success`, if the member has to verify the address and link the membership. */
  | {
      readonly status: 'registered-elsewhere';
      /** Null if this device does not know it. */
      readonly membershipNumber: string | null;
    };

/** The card of the new membership: it loads after the page. Null if it did not load. */
export type DealtCardState = CardHolder | 'loading' | null;

/** The props of the pages that confirm an outcome. */
export interface AccountOutcomeScreenProps {
  readonly layout: Layout;
  readonly state: AccountOutcome;
  /** The address of the only action. */
  readonly nextHref: string;
}
