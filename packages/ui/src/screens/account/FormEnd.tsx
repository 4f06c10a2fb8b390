import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormState } from './form.types.ts';

export interface FormEndProps {
  readonly state: FormState;
  readonly busy: boolean;
  /** What keeps the form from being sent, or null. */
  readonly problem: string | null;
  readonly submit: string;
  /** Said while it is being sent. */
  readonly submitting?: string;
}

/** What went wrong, and the button that sends: the end of every form of the account pages. */
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
