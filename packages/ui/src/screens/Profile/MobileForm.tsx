import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TelephoneField } from '../../primitives/TelephoneField/TelephoneField.tsx';
import type { ProfileChange } from './Profile.types.ts';
import { readableMobile, toE164 } from './toE164.ts';

export interface MobileFormProps {
  /** E.164, or empty. */
  readonly mobile: string;
  readonly change: ProfileChange;
  /** False without a connection: nothing can be saved, and what was typed stays. */
  readonly editable: boolean;
  /** @param mobile in E.164 */
  readonly onSave: (mobile: string) => void;
  readonly onCancel: () => void;
}

/** Changes the mobile number. Has the focus when it opens. Validates on submit, then on each change. */
export function MobileForm({ mobile, change, editable, onSave, onCancel }: MobileFormProps) {
  const { profile: words } = useMessages();
  const [typed, setTyped] = useState(readableMobile(mobile));
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = change.status === 'saving';
  const number = toE164(typed);
  const error = typed.trim() === '' ? words.mobileRequired : words.mobileInvalid;

  // The button that opened the form is gone, and its focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (number !== null) onSave(number);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TelephoneField
          name="mobile"
          required
          label={words.mobile}
          hint={words.mobileHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={sent && number === null ? error : undefined}
        />
        {change.status === 'failed' && (
          <Banner tone="danger" role="alert">
            {change.message}
          </Banner>
        )}
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" busy={busy} busyLabel={words.saving} disabled={!editable}>
            {words.save}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
