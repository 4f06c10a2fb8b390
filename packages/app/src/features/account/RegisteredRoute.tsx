import { AccountOutcomeScreen } from '@casino/ui';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';

/** The navigation state from the join form. It survives a reload. */
export interface RegisteredResult {
  readonly customerNumber: string | null;
  readonly linked: boolean;
}

/** `/account/register/success`: the customer number and the next step. Specification section 2. */
export function RegisteredRoute() {
  const result = useLocation().state as RegisteredResult | null;
  const linked = result?.linked ?? false;
  return (
    <AccountOutcomeScreen
      layout={useLayout()}
      state={{ status: 'registered', linked, customerNumber: result?.customerNumber ?? null }}
      nextHref={pathTo(linked ? 'home' : 'createLogin')}
    />
  );
}
