import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { DesktopShell } from '@casino/ui/shell/DesktopShell.tsx';
import { MobileShell } from '@casino/ui/shell/MobileShell.tsx';
import { SlotsReels } from '@casino/ui/shell/slots/SlotsReels.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInfoHref } from '../../features/shared/info/useInfoHref.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import {
  toDesktopItems,
  toMemberMenu,
  toMobileItems,
} from '../../pages/navigation/toNavigation.ts';
import { withoutPromotions } from '../../pages/navigation/withoutPromotions.ts';
import { isWithin } from '../../pages/pages.ts';
import { pathTo, routeAt } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { LastSeenBanner } from '../messages/LastSeenBanner.tsx';
import { toHeader } from './toHeader.ts';

const all = <Items,>(items: Items): Items => items;

/** The header and navigation of the member pages, for the width of the window. Specification section 2. */
export function MemberShell({ children }: { readonly children: ReactNode }) {
  const messages = useMessages();
  const layout = useLayout();
  const loaded = useShownMember();
  const route = routeAt(useLocation().pathname);
  const helpHref = useInfoHref()('responsible-gaming');
  const visible = isPromotionFree(loaded ?? {}) ? withoutPromotions : all;

  if (layout === 'mobile') {
    const header = toHeader(messages, route, loaded?.venue?.pagetitle ?? '');
    return (
      <MobileShell
        {...header}
        banner={<LastSeenBanner />}
        emblem={isWithin(route, 'slots') && <SlotsReels />}
        items={visible(toMobileItems(messages, route))}
        helpHref={helpHref}
      >
        {children}
      </MobileShell>
    );
  }
  const name = loaded && `${loaded.member.first_name} ${loaded.member.last_name}`;
  return (
    <DesktopShell
      banner={<LastSeenBanner />}
      homeHref={pathTo('home')}
      items={visible(toDesktopItems(messages, route))}
      memberMenu={toMemberMenu(messages, route, name, session.logOut)}
      helpHref={helpHref}
    >
      {children}
    </DesktopShell>
  );
}
