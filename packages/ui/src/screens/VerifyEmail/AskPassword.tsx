import { useMemo } from 'react';
import { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/Field/PasswordField.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FormEnd } from '../account/FormEnd.tsx';
import { useAccountForm } from '../account/useAccountForm.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { VerifyEmailScreenProps, VerifyEmailState } from './VerifyEmail.types.ts';

interface AskPasswordProps
  extends Pick<VerifyEmailScreenProps, 'layout' | 'email' | 'signedIn' | 'onPassword' | 'onReset'> {
  readonly state: Extract<VerifyEmailState, { readonly status: 'asking' }>;
}

/**
 * Asks for the password before the address is verified. The link proves access to the mailbox, but not that its
 * owner chose the password.
 */
export function AskPassword({
  layout,
  state: { address, form: formState, reset },
  email,
  signedIn,
  onPassword,
  onReset,
}: AskPasswordProps) {
  const { errors: errorWords, forms, joining } = useMessages();
  const words = joining.verifyEmail;
  const missing = errorWords.signIn['missing-password'];
  const schema = useMemo(
    () => z.object({ password: z.string().check(z.minLength(1, missing)) }),
    [missing],
  );
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: { password: '' },
    state: formState,
    onSubmit: onPassword,
  });
  const sending = reset.status === 'pending';
  return (
    <AccountPage layout={layout} title={words.askTitle} text={words.askText}>
      <Fact icon={mailIcon} label={words.address} value={address} />
      {signedIn && email !== null && email !== address && (
        <Text variant="small" tone="muted">
          {words.otherLogin(email)}
        </Text>
      )}
      <form noValidate onSubmit={send}>
        <Stack gap={5}>
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={address}
            readOnly
            hidden
          />
          <PasswordField
            {...form.register('password')}
            required
            label={joining.fields.password}
            hint={words.passwordHint}
            autoComplete="current-password"
            showLabel={forms.showPassword}
            hideLabel={forms.hidePassword}
            error={errors.password?.message}
          />
          <FormEnd
            state={formState}
            busy={busy}
            problem={problem}
            submit={words.submit}
            submitting={words.submitting}
          />
        </Stack>
      </form>
      <Stack gap={3}>
        {reset.status === 'error' && (
          <Banner tone="danger" role="alert">
            {reset.message}
          </Banner>
        )}
        <Button
          block
          variant="quiet"
          busy={sending}
          disabled={busy || reset.status === 'offline'}
          onClick={onReset}
        >
          {sending ? words.sendingReset : words.noPassword}
        </Button>
      </Stack>
    </AccountPage>
  );
}
