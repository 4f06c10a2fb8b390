import { type LinkMembershipDraft, LinkMembershipScreen } from '@casino/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { pathTo } from '../../paths.ts';
import { loginPathFor } from '../../session/redirect.ts';
import { useSession } from '../../session/useSession.ts';
import { SupportRoute } from './SupportRoute.tsx';
import { showsSupport, supportHrefFor } from './supportQuery.ts';
import { useCasinos } from './useCasinos.ts';
import { useLinkMembership } from './useLinkMembership.ts';

/** `/account/link`: links a membership to the login; a visitor logs in first. Specification section 2. */
export function LinkMembershipRoute() {
  const layout = useLayout();
  const location = useLocation();
  const current = useSession();
  const casinos = useCasinos();
  // Read once: it is forgotten as soon as the membership is linked.
  const [draft] = useState(() => deviceStorage.readDraft<LinkMembershipDraft>('link-1'));
  const { state, submit } = useLinkMembership();
  if (current.status === 'signed-out') {
    return <Navigate to={loginPathFor(pathTo('linkMembership'))} replace />;
  }
  if (showsSupport(location)) return <SupportRoute />;
  return (
    <LinkMembershipScreen
      layout={layout}
      state={state}
      casinos={casinos}
      email={'user' in current ? current.user.email : ''}
      supportHref={supportHrefFor(current, location.pathname)}
      {...(draft && { draft })}
      onSubmit={submit}
    />
  );
}
