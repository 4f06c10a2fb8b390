import { ResetPasswordScreen } from '@casino/ui/screens/ResetPassword/ResetPasswordScreen.tsx';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { CreateNewLoginDialog } from './CreateNewLoginDialog.tsx';
import { useResetPassword } from './useResetPassword.ts';

/** `/reset-password`: the page of the e-mailed link. Specification sections 2 and 8. */
export function ResetPasswordRoute() {
  const layout = useLayout();
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
      <CreateNewLoginDialog error={createNew} onClose={leaveForCreate} />
    </>
  );
}
