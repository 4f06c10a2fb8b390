import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormState } from './form.types.ts';

export interface FormEndProps {
  readonly state: FormState;
  readonly busy: boolean;
  /** Why the form cannot be submitted, or null. */
  readonly problem: string | null;
  readonly submit: string;
  /** The label while the form is being submitted. */
  readonly submitting?: string;
}

/** The error and the submit button of an account form. */
export function FormEnd({ state, busy, problem, submit, submitting }: FormEndProps) {
  const { joining } = useMessages();
  const offlineId = useId();
  const offline = state.status === 'offline';
  const refusal = problem ?? (state.status === 'error' && !busy ? state.message : null);
  return (
    <>
      {refusal !== null && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      {offline && (
        <Banner id={offlineId} tone="warning" role="status">
          {joining.offline}
        </Banner>
      )}
      <Button
        type="submit"
        block
        busy={busy}
        busyLabel={submitting ?? joining.sending}
        disabled={offline}
        aria-describedby={offline ? offlineId : undefined}
      >
        {submit}
      </Button>
    </>
  );
}
