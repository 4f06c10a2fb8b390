import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';

/** What is asked before the password. `dob` is `yyyy-mm-dd`. */
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
  /** What was typed before, on this page or another. */
  readonly draft?: Partial<CreateLoginValues>;
  /** Whether somebody born on that day, `yyyy-mm-dd`, may join today. */
  readonly isOfAge: (dateOfBirth: string) => boolean;
  readonly loginHref: string;
  readonly onDraft?: (values: CreateLoginValues) => void;
  readonly onSubmit: (values: CreateLoginValues) => Promise<void>;
}
