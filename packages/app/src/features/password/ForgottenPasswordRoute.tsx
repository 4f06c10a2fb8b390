import { ForgottenPasswordScreen } from '@casino/ui/screens/ForgottenPassword/ForgottenPasswordScreen.tsx';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { CreateNewLoginDialog } from '../shared/account/CreateNewLoginDialog.tsx';
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
