import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { NewPasswordForm } from '../account/NewPasswordForm.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { ResetPasswordScreenProps } from './ResetPassword.types.ts';

/** Chooses a new password while the link is checked. An invalid link offers a new one. */
export function ResetPasswordScreen({
  layout,
  state,
  renewHref,
  onRetry,
  onSubmit,
}: ResetPasswordScreenProps) {
  const { common, joining } = useMessages();
  const { fields, resetPassword: words } = joining;
  switch (state.status) {
    case 'failed':
      return (
        <AccountPage layout={layout} title={words.failedTitle} text={state.message}>
          <Button block onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </AccountPage>
      );
    case 'choosing':
      return (
        <AccountPage layout={layout} title={words.title} text={words.text}>
          <Fact icon={mailIcon} label={words.for} value={state.email ?? words.checking} />
          <NewPasswordForm
            state={state.form}
            email={state.email ?? ''}
            label={fields.newPassword}
            submit={words.submit}
            submitting={words.submitting}
            onSubmit={onSubmit}
          />
        </AccountPage>
      );
    default:
      return (
        <AccountPage
          layout={layout}
          title={words[`${state.status}Title`]}
          text={words[state.status]}
        >
          <ButtonLink href={renewHref} block>
            {words.renew}
          </ButtonLink>
        </AccountPage>
      );
  }
}
