import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterDraft, RegisterKnown } from './Register.types.ts';

const NAMES = ['firstName', 'lastName', 'dob'] as const;

/** Fills empty fields with known values, even if these arrive after the first render. */
export function useKnownValues(
  form: UseFormReturn<RegisterDraft, unknown, RegisterDraft>,
  known: RegisterKnown | null,
): void {
  useEffect(() => {
    if (known === null) return;
    for (const name of NAMES) {
      if (form.getValues(name) === '') {
        form.setValue(name, known[name], { shouldValidate: form.formState.isSubmitted });
      }
    }
  }, [form, known]);
}
