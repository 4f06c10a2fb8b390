import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { RegisterDraft } from './Register.types.ts';

/** The props of each part of the join form. */
export interface RegisterFieldsProps {
  readonly register: UseFormRegister<RegisterDraft>;
  readonly errors: FieldErrors<RegisterDraft>;
}
