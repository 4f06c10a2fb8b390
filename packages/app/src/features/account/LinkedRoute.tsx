import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useDealtCard } from './useDealtCard.ts';

/** `/account/linked`: the membership is linked. Specification section 2. */
export function LinkedRoute() {
  return (
    <AccountOutcomeScreen
      layout={useLayout()}
      state={{ status: 'linked', card: useDealtCard() }}
      nextHref={pathTo('home')}
    />
  );
}
