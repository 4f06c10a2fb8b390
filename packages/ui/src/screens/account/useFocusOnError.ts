import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Moves the focus to the first field with an error, each time a form is sent with one. Give the form
 * `shouldFocusError: false`: the library moves the focus before the error is there to be read with the field.
 * The first is the first key of the form's schema.
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
