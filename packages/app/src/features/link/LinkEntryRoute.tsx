import { LinkMembershipEntryScreen } from '@casino/ui/screens/LinkMembershipEntry/LinkMembershipEntryScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';

/** `/account/verify`: the start of linking, for a verified login without a membership on record. Specification section 2. */
export function LinkEntryRoute() {
  const layout = useLayout();
  const current = useSession();
  return (
    <LinkMembershipEntryScreen
      layout={layout}
      state={{ status: current.status === 'leaving' ? 'pending' : 'ready' }}
      recordsGone={current.status === 'unlinked' && current.recordsGone === true}
      email={'user' in current ? current.user.email : ''}
      linkHref={pathTo('linkMembership')}
      registerHref={pathTo('register')}
      onLogOut={session.logOut}
    />
  );
}
