import { SharedElementContext } from '@casino/ui/primitives/SharedElement/sharedElementContext.ts';
import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useDealtCard } from '../shared/account/useDealtCard.ts';

/** The navigation state from the join form. It survives a reload. */
export interface RegisteredResult {
  readonly customerNumber: string | null;
  readonly linked: boolean;
}

/** `/account/register/success`: the card or the number of the new membership, and the next step. Specification section 2. */
export function RegisteredRoute() {
  const result = useLocation().state as RegisteredResult | null;
  const card = useDealtCard();
  const membershipNumber = result?.customerNumber ?? null;
  return (
    <SharedElementContext value={true}>
      <AccountOutcomeScreen
        layout={useLayout()}
        {...(result?.linked
          ? { state: { status: 'registered', membershipNumber, card }, nextHref: pathTo('home') }
          : {
              state: { status: 'registered-elsewhere', membershipNumber },
              nextHref: pathTo('createLogin'),
            })}
      />
    </SharedElementContext>
  );
}
