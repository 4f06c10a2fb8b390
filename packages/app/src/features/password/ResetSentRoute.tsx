import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';

/** `/forgotten-password-confirm`: the reset link was sent. Specification section 2. */
export function ResetSentRoute() {
  return (
    <AccountOutcomeScreen
      layout={useLayout()}
      state={{ status: 'reset-sent' }}
      nextHref={pathTo('login')}
    />
  );
}
