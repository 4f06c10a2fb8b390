import { ForgottenPasswordScreen } from '@casino/ui/screens/ForgottenPassword/ForgottenPasswordScreen.tsx';
import { useLayout } from '../../lib/mediaQuery.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { useStored } from '../../lib/useStored.ts';
import { pathTo } from '../../paths.ts';
import { CreateNewLoginDialog } from './CreateNewLoginDialog.tsx';
import { useForgottenPassword } from './useForgottenPassword.ts';

/** `/forgotten-password`: requests a password reset link. Specification sections 2 and 8. */
export function ForgottenPasswordRoute() {
  const layout = useLayout();
  const { state, submit, createNew, leaveForCreate } = useForgottenPassword();
  const lastEmail = useStored(deviceStorage.lastEmail);
  return (
    <>
      <ForgottenPasswordScreen
        layout={layout}
        state={state}
        {...(lastEmail !== null && { defaultEmail: lastEmail })}
        loginHref={pathTo('login')}
        onSubmit={submit}
      />
      <CreateNewLoginDialog error={createNew} onClose={leaveForCreate} />
    </>
  );
}
