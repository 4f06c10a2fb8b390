import { LinkMembershipEntryScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { session } from '../../session/appSession.ts';
import { useSession } from '../../session/useSession.ts';

/** `/account/verify`: verified, and no membership linked yet. Specification section 2. */
export function LinkEntryRoute() {
  const layout = useLayout();
  const current = useSession();
  return (
    <LinkMembershipEntryScreen
      layout={layout}
      state={{ status: current.status === 'leaving' ? 'pending' : 'ready' }}
      email={'user' in current ? current.user.email : ''}
      linkHref={pathTo('linkMembership')}
      registerHref={pathTo('register')}
      onLogOut={session.logOut}
    />
  );
}
