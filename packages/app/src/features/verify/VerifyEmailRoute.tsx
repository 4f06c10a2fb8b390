import { VerifyEmailScreen } from '@casino/ui/screens/VerifyEmail/VerifyEmailScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { CreateNewLoginDialog } from '../shared/account/CreateNewLoginDialog.tsx';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** `/account/pending`: waits for verification, and opens its e-mailed link. Specification section 2. */
export function VerifyEmailRoute() {
  const layout = useLayout();
  const { link, ...verification } = useVerifyEmail();
  return (
    <>
      <VerifyEmailScreen
        layout={layout}
        state={verification.state}
        email={verification.email}
        changedAddress={verification.changedAddress}
        signedIn={verification.signedIn}
        onCheck={verification.check}
        onResend={verification.resend}
        onRestore={verification.restore}
        onPassword={link.signIn}
        onReset={link.sendReset}
        onRetry={link.open}
        onLogOut={session.logOut}
        loginHref={pathTo('login')}
      />
      <CreateNewLoginDialog error={link.createNew} onClose={link.leaveForCreate} />
    </>
  );
}
