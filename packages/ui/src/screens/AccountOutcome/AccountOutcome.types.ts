import type { Layout } from '../../tokens/layouts.ts';

/** The outcome that the page confirms. Specification sections 2 and 4. */
export type AccountOutcome =
  /** `/forgotten-password-confirm` */
  | { readonly status: 'reset-sent' }
  /** `/reset-password-success` */
  | { readonly status: 'password-changed' }
  /** `/account/linked` */
  | { readonly status: 'linked' }
  /**
   * `/account/register/success`. `linked` if the login has the new membership. Otherwise the member verifies the
   * address and links the membership.
   */
  | {
      readonly status: 'registered';
      readonly linked: boolean;
      /** Null if this device does not know it. */
      readonly customerNumber: string | null;
    };

/** The props of the pages that confirm an outcome. */
export interface AccountOutcomeScreenProps {
  readonly layout: Layout;
  readonly state: AccountOutcome;
  /** The address of the only action. */
  readonly nextHref: string;
}
