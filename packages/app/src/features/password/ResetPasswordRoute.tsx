import { ResetPasswordScreen } from '@casino/ui/screens/ResetPassword/ResetPasswordScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { CreateNewLoginDialog } from '../shared/account/CreateNewLoginDialog.tsx';
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
