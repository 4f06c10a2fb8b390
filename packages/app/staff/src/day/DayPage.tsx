import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillDayMessages } from '@casino/ui/i18n/tillDayMessages.ts';
import { DayRoute, type DayRouteProps } from './DayRoute.tsx';

/** The manager's page with its words, which the other pages do not load. */
export function DayPage(props: DayRouteProps) {
  return (
    <I18nProvider messages={tillDayMessages} timeZone={VENUE_TIME_ZONE}>
      <DayRoute {...props} />
    </I18nProvider>
  );
}
