import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';

/** `/reset-password-success`: the new password is set. Specification section 2. */
export function PasswordChangedRoute() {
  return (
    <AccountOutcomeScreen
      layout={useLayout()}
      state={{ status: 'password-changed' }}
      nextHref={pathTo('login')}
    />
  );
}
