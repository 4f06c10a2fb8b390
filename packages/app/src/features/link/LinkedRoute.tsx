import { SharedElementContext } from '@casino/ui/primitives/SharedElement/sharedElementContext.ts';
import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useDealtCard } from '../shared/account/useDealtCard.ts';

/** `/account/linked`: the membership is linked. Specification section 2. */
export function LinkedRoute() {
  return (
    <SharedElementContext value={true}>
      <AccountOutcomeScreen
        layout={useLayout()}
        state={{ status: 'linked', card: useDealtCard() }}
        nextHref={pathTo('home')}
      />
    </SharedElementContext>
  );
}
