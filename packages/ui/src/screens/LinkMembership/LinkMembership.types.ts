import type { Layout } from '../../tokens/layouts.ts';
import type { Casinos, FormState } from '../account/form.types.ts';

/** The values that must match the membership. `location` is a casino's id, `dob` is `yyyy-mm-dd`. */
export interface LinkMembershipValues {
  readonly location: number;
  readonly membershipNumber: string;
  readonly dob: string;
}

/** The values that fill the form. They never include a date of birth. */
export type LinkMembershipDraft = Pick<LinkMembershipValues, 'location' | 'membershipNumber'>;

/** `/account/link`. Specification sections 2 and 5. */
export interface LinkMembershipScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly casinos: Casinos;
  /** The verified e-mail address of the login. The membership must have the same address. */
  readonly email: string;
  readonly supportHref: string;
  /** Fills the form. */
  readonly draft?: LinkMembershipDraft;
  readonly onSubmit: (values: LinkMembershipValues) => Promise<void>;
}
