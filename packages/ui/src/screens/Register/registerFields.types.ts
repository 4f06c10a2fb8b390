import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { RegisterDraft } from './Register.types.ts';

/** What each part of the join form is given of the form. */
export interface RegisterFieldsProps {
  readonly register: UseFormRegister<RegisterDraft>;
  readonly errors: FieldErrors<RegisterDraft>;
}
