import { LinkMembershipIntroScreen } from '@casino/ui/screens/LinkMembershipIntro/LinkMembershipIntroScreen.tsx';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { withWanted } from '../../session/guard/redirect.ts';
import { SupportForm } from '../shared/support/SupportForm.tsx';
import { showsSupport } from '../shared/support/supportQuery.ts';
import { LinkMembershipForm } from './LinkMembershipForm.tsx';

const HERE = pathTo('linkMembership');

/** `/account/link`: the form for a signed-in user, an introduction for a visitor. Specification section 2. */
export function LinkMembershipRoute() {
  const layout = useLayout();
  const location = useLocation();
  const current = useSession();
  if (showsSupport(location)) return <SupportForm />;
  if ('user' in current) return <LinkMembershipForm current={current} />;
  return (
    <LinkMembershipIntroScreen
      layout={layout}
      // On a narrow window `login` is the landing page, which is one step further from the form.
      loginHref={withWanted(pathTo(layout === 'mobile' ? 'loginMobile' : 'login'), HERE)}
      createHref={withWanted(pathTo('createLogin'), HERE)}
      registerHref={pathTo('register')}
      supportHref={pathTo('support')}
    />
  );
}
