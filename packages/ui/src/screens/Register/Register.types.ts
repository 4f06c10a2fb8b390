import type { Layout } from '../../tokens/layouts.ts';
import type { Casinos, FormState } from '../account/form.types.ts';

/** A gender of the join form. */
export type Gender = 'female' | 'male' | 'other' | 'undisclosed';

/** The submitted values. Specification section 3, "Registration values". */
export interface RegisterValues {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd` */
  readonly dob: string;
  readonly gender: Gender;
  readonly email: string;
  readonly mobile: string;
  /** The home casino's id. */
  readonly location: number;
  readonly over18: boolean;
  readonly terms: boolean;
  /** The ticked channels. */
  readonly marketing: readonly string[];
}

/** The values of the join form before validation. */
export interface RegisterDraft extends Omit<RegisterValues, 'gender' | 'location' | 'marketing'> {
  readonly gender: string;
  readonly location: string;
  readonly marketing: string[];
}

/** The values of the login. `dob` is `yyyy-mm-dd`. */
export type RegisterKnown = Pick<RegisterValues, 'firstName' | 'lastName' | 'dob'>;

/** The optional consents to marketing. */
export interface MarketingQuestion {
  /** The text above the channels. */
  readonly question: string;
  readonly channels: readonly { readonly value: string; readonly label: string }[];
}

/** `/account/register`. Specification sections 2 and 5. */
export interface RegisterScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly casinos: Casinos;
  readonly titles: readonly string[];
  readonly marketing: MarketingQuestion;
  /** The verified e-mail address of the login, which is read-only here; null for a visitor. */
  readonly signedInAs: string | null;
  readonly draft?: Partial<RegisterDraft>;
  /** Fills the empty fields, even if it arrives later; null if unknown. */
  readonly known?: RegisterKnown | null;
  readonly termsHref: string;
  /** The link after a rejected submit. */
  readonly supportHref: string;
  readonly isOfAge: (dateOfBirth: string) => boolean;
  readonly onDraft?: (values: RegisterDraft) => void;
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
}
