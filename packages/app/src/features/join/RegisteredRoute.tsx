import { SharedElementContext } from '@casino/ui/primitives/SharedElement/sharedElementContext.ts';
import { AccountOutcomeScreen } from '@casino/ui/screens/AccountOutcome/AccountOutcomeScreen.tsx';
import { useMemo, useState } from 'react';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useDealtCard } from '../shared/account/useDealtCard.ts';

/** `/account/register/success`: the card or the number of the new membership, and the next step. Specification section 2. */
export function RegisteredRoute() {
  const current = useSession();
  const card = useDealtCard();
  const email = 'user' in current ? current.user.email : null;
  // The state keeps this, because home ends it.
  const [joined] = useState(joinDraft.readJoined);
  const { membership } = useMemo(() => joinDraft.read(email), [email]);
  const isLinked = joined !== null || (membership === undefined && email !== null);
  const number = isLinked ? joined?.customerNumber : membership?.membershipNumber;
  const membershipNumber = number || null;
  return (
    <SharedElementContext value={true}>
      <AccountOutcomeScreen
        layout={useLayout()}
        {...(isLinked
          ? { state: { status: 'registered', membershipNumber, card }, nextHref: pathTo('home') }
          : {
              state: { status: 'registered-elsewhere', membershipNumber },
              nextHref: pathTo('createLogin'),
            })}
      />
    </SharedElementContext>
  );
}
