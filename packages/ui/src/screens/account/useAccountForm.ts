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
   * Its output is what is sent. Keep one object for one language, or the form is checked anew. Its keys stand
   * in the order of the fields: the focus goes to the first with an error.
   */
  readonly schema: z.ZodMiniType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly state: FormState;
  /** Called with valid values only; the form is busy until the promise settles. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Hears of every change, for a draft. */
  readonly onChange?: ((values: Values) => void) | undefined;
}

/**
 * A form of the account pages: checked when it is sent, and from then on as it is typed. What is wrong is
 * said beside the button, and the focus goes to the first field that is.
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
    problem: submitCount > 0 ? problemOf(messages, errors) : null,
    send: form.handleSubmit((values) => onSubmit(values)),
  };
}

/**
 * What is said beside the button of a form that cannot be sent: something is missing, or something is
 * wrong. Specification section 5.
 */
function problemOf({ errors: words }: Messages, errors: FieldErrors): string | null {
  const faults = Object.values(errors);
  if (faults.length === 0) return null;
  const missing = faults.some((fault) => MISSING.has(fault?.type));
  return missing ? words.validation.provideAll : words.validation.completeHighlighted;
}

/** The kinds of fault of what is missing: an empty text, and no choice at all. */
const MISSING: ReadonlySet<unknown> = new Set(['too_small', 'invalid_type']);
