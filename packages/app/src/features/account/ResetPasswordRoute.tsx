import { MessageDialog, ResetPasswordScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useResetPassword } from './useResetPassword.ts';

/** `/reset-password`: where the e-mailed link leads. Specification sections 2 and 8. */
export function ResetPasswordRoute() {
  const layout = useLayout();
  const { common, errors } = useMessages();
  const { state, retry, submit, createNew, leaveForCreate } = useResetPassword();
  return (
    <>
      <ResetPasswordScreen
        layout={layout}
        state={state}
        renewHref={pathTo('forgottenPassword')}
        onRetry={retry}
        onSubmit={submit}
      />
      <MessageDialog
        open={createNew !== null}
        title={errors.dialogTitle}
        text={createNew ?? ''}
        confirmLabel={common.ok}
        onClose={leaveForCreate}
      />
    </>
  );
}
