import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../primitives/Field/PasswordField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFocusOnError } from '../account/useFocusOnError.ts';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import type { DeleteAccountScreenProps, DeleteAccountValues } from './DeleteAccount.types.ts';
import { deleteAccountSchema } from './deleteAccountSchema.ts';

type DeleteAccountFormProps = Pick<DeleteAccountScreenProps, 'state' | 'onDelete'>;

/** Asks for the password, offers a data removal request, and confirms before it deletes. */
export function DeleteAccountForm({ state, onDelete }: DeleteAccountFormProps) {
  const messages = useMessages();
  const words = messages.settings.deleteAccount;
  const { showPassword, hidePassword } = messages.account.login;
  const resolver = useMemo(() => zodResolver(deleteAccountSchema(messages)), [messages]);
  const form = useForm<DeleteAccountValues, unknown, DeleteAccountValues>({
    resolver,
    defaultValues: { password: '', forgetMe: false },
    shouldFocusError: false,
  });
  const { register, handleSubmit, resetField, formState } = form;
  useFocusOnError(form);
  const offlineId = useId();
  const offline = state.status === 'offline';
  const [asked, setAsked] = useState<DeleteAccountValues | null>(null);
  const [deleting, setDeleting] = useState(false);

  const confirmed = async () => {
    if (asked === null || deleting) return;
    setDeleting(true);
    await onDelete(asked);
    setDeleting(false);
    setAsked(null);
    resetField('password');
  };

  return (
    <form noValidate onSubmit={handleSubmit((values) => setAsked(values))}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Checkbox {...register('forgetMe')} label={words.forgetMe} />
          <Text variant="small" tone="muted">
            {words.forgetMeNote}
          </Text>
        </Stack>
        <PasswordField
          {...register('password')}
          required
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          showLabel={showPassword}
          hideLabel={hidePassword}
          error={formState.errors.password?.message}
        />
        {(state.status === 'refused' || state.status === 'failed') && (
          <Banner tone="danger" role="alert">
            {state.message}
          </Banner>
        )}
        {offline && (
          <Banner id={offlineId} tone="warning" role="status">
            {words.offline}
          </Banner>
        )}
        <Button
          type="submit"
          variant="danger"
          block
          disabled={offline}
          aria-describedby={offline ? offlineId : undefined}
        >
          {words.submit}
        </Button>
      </Stack>
      <ConfirmDeletion
        open={asked !== null}
        deleting={deleting}
        onConfirm={confirmed}
        onKeep={() => {
          if (!deleting) setAsked(null);
        }}
      />
    </form>
  );
}
