import { LinkMembershipScreen } from '@casino/ui';
import { Navigate } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { loginPathFor } from '../../session/redirect.ts';
import { useSession } from '../../session/useSession.ts';
import { useCasinos } from './useCasinos.ts';
import { useLinkMembership } from './useLinkMembership.ts';

/** `/account/link`: links a membership to the login; a visitor logs in first. Specification section 2. */
export function LinkMembershipRoute() {
  const layout = useLayout();
  const current = useSession();
  const casinos = useCasinos();
  const { state, submit } = useLinkMembership();
  if (current.status === 'signed-out') {
    return <Navigate to={loginPathFor(pathTo('linkMembership'))} replace />;
  }
  return (
    <LinkMembershipScreen
      layout={layout}
      state={state}
      casinos={casinos}
      email={'user' in current ? current.user.email : ''}
      supportHref={pathTo('support')}
      onSubmit={submit}
    />
  );
}
