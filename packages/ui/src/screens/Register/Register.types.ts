import type { CasinoOption, FormState } from '../account/form.types.ts';
import type { Layout } from '../shared.types.ts';

/** The gender of the join form. */
export type Gender = 'female' | 'male' | 'other' | 'undisclosed';

/** What somebody says of themselves to join. Specification section 3, "Registration values". */
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
  /** The channels that were ticked. */
  readonly marketing: readonly string[];
}

/** The join form as it is typed, whatever of it is there. */
export interface RegisterDraft extends Omit<RegisterValues, 'gender' | 'location' | 'marketing'> {
  readonly gender: string;
  readonly location: string;
  readonly marketing: string[];
}

/** What was given when the login was created. `dob` is `yyyy-mm-dd`. */
export type RegisterKnown = Pick<RegisterValues, 'firstName' | 'lastName' | 'dob'>;

/** `/account/register`. Specification sections 2 and 5. */
export interface RegisterScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly casinos: readonly CasinoOption[];
  readonly titles: readonly string[];
  /** The channels of marketing with the words that are agreed to. */
  readonly marketing: readonly { readonly value: string; readonly label: string }[];
  /** The verified address of the login, which cannot be changed here; null for a visitor. */
  readonly signedInAs: string | null;
  readonly draft?: Partial<RegisterDraft>;
  /** Fills in what the draft does not hold, also where it comes later; null where nothing is known. */
  readonly known?: RegisterKnown | null;
  readonly termsHref: string;
  /** Where a refusal leads for help. */
  readonly supportHref: string;
  readonly isOfAge: (dateOfBirth: string) => boolean;
  readonly onDraft?: (values: RegisterDraft) => void;
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
}
