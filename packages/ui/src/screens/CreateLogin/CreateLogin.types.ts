import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';

/** The values of the first step. `dob` is `yyyy-mm-dd`. */
export interface CreateLoginValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly email: string;
}

/** `/account/create`. Specification section 2. */
export interface CreateLoginScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  /** Values typed earlier, on this page or another. */
  readonly draft?: Partial<CreateLoginValues>;
  /** True if a person born on this day (`yyyy-mm-dd`) is old enough to join today. */
  readonly isOfAge: (dateOfBirth: string) => boolean;
  readonly loginHref: string;
  readonly onDraft?: (values: CreateLoginValues) => void;
  readonly onSubmit: (values: CreateLoginValues) => Promise<void>;
}
