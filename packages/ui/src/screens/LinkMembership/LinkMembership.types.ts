import type { Layout } from '../../tokens/layouts.ts';
import type { CasinoOption, FormState } from '../account/form.types.ts';

/** What has to match the membership. `location` is a casino's id, `dob` is `yyyy-mm-dd`. */
export interface LinkMembershipValues {
  readonly location: number;
  readonly membershipNumber: string;
  readonly dob: string;
}

/** What is known of the membership before anything is typed. Never a date of birth. */
export type LinkMembershipDraft = Pick<LinkMembershipValues, 'location' | 'membershipNumber'>;

/** `/account/link`. Specification sections 2 and 5. */
export interface LinkMembershipScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly casinos: readonly CasinoOption[];
  /** The verified address of the login, which the membership must have. */
  readonly email: string;
  readonly supportHref: string;
  /** Fills the form in beforehand. */
  readonly draft?: LinkMembershipDraft;
  readonly onSubmit: (values: LinkMembershipValues) => Promise<void>;
}
