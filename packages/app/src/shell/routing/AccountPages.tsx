import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { sharedMessages } from '@casino/ui/i18n/sharedMessages.ts';
import { Outlet } from 'react-router-dom';
import { Arrival } from '../navigation/Arrival.tsx';

/** The account pages of the area `account`, with the whole catalogue. */
export function AccountPages() {
  return (
    <I18nProvider messages={sharedMessages} timeZone={VENUE_TIME_ZONE}>
      <Outlet />
      <Arrival />
    </I18nProvider>
  );
}
