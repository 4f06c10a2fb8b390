import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first field with an error on each submit. The first is the first key of the form's schema. The form
 * needs `shouldFocusError: false`: the library focuses the field before its error is rendered, so that screen
 * readers miss the error.
 */
export function useFocusOnError<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): void {
  const { errors, submitCount } = form.formState;
  const judged = useRef(0);

  useEffect(() => {
    if (judged.current === submitCount) return;
    judged.current = submitCount;
    const [faulty] = Object.keys(errors) as Path<Values>[];
    if (faulty !== undefined) form.setFocus(faulty);
  }, [form, submitCount, errors]);
}
