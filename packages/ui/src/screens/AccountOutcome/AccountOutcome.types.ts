import type { Layout } from '../shared.types.ts';

/** What has just been done, on a page of its own. Specification sections 2 and 4. */
export type AccountOutcome =
  /** `/forgotten-password-confirm` */
  | { readonly status: 'reset-sent' }
  /** `/reset-password-success` */
  | { readonly status: 'password-changed' }
  /** `/account/linked` */
  | { readonly status: 'linked' }
  /**
   * `/account/register/success`; `linked` where the login has the new membership already. Otherwise it begins
   * once its address is verified and it is linked.
   */
  | {
      readonly status: 'registered';
      readonly linked: boolean;
      /** Null where this device does not know it (any more). */
      readonly customerNumber: string | null;
    };

/** Props of `AccountOutcomeScreen`. */
export interface AccountOutcomeScreenProps {
  readonly layout: Layout;
  readonly state: AccountOutcome;
  /** Where the one way on leads. */
  readonly nextHref: string;
}
