import { VerifyEmailScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { session } from '../../session/appSession.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** `/account/pending`: awaiting verification, signed in or not. Specification section 2. */
export function VerifyEmailRoute() {
  const layout = useLayout();
  const { state, email, check } = useVerifyEmail();
  return (
    <VerifyEmailScreen
      layout={layout}
      state={state}
      email={email}
      onCheck={check}
      onLogOut={session.logOut}
      loginHref={pathTo('login')}
    />
  );
}
