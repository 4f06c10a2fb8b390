import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import type { FormState } from './form.types.ts';
import { useFocusOnError } from './useFocusOnError.ts';

interface AccountFormOptions<Values extends FieldValues> {
  /**
   * Its output is submitted. Memoise it, because a new object validates the form again. Its keys are in the order
   * of the fields: the first field with an error gets the focus.
   */
  readonly schema: z.ZodMiniType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly state: FormState;
  /** Called with valid values only. The form is busy until the promise settles. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Called on each change, to save a draft. */
  readonly onChange?: ((values: Values) => void) | undefined;
}

/**
 * Sets up an account form. It validates on submit, then on each change. A summary of the errors is beside the
 * button, and the first invalid field gets the focus.
 */
export function useAccountForm<Values extends FieldValues>({
  schema,
  defaultValues,
  state,
  onSubmit,
  onChange,
}: AccountFormOptions<Values>) {
  const messages = useMessages();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  useFocusOnError(form);

  useEffect(() => {
    if (!onChange) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => onChange(values),
    });
  }, [form, onChange]);

  return {
    form,
    errors,
    busy: isSubmitting || state.status === 'pending',
    problem: submitCount > 0 ? problemText(messages, errors) : null,
    send: form.handleSubmit((values) => onSubmit(values)),
  };
}

/** The summary beside the button: a value is missing, or a value is invalid. Specification section 5. */
function problemText({ errors: words }: Messages, errors: FieldErrors): string | null {
  const faults = Object.values(errors);
  if (faults.length === 0) return null;
  const missing = faults.some((fault) => MISSING.has(fault?.type));
  return missing ? words.validation.provideAll : words.validation.completeHighlighted;
}

/** Error types of a missing value: an empty text, and no choice. */
const MISSING: ReadonlySet<unknown> = new Set(['too_small', 'invalid_type']);
