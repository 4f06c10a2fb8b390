import { VENUE_TIME_ZONE } from '@casino/functions/contract';
import { enGB, I18nProvider } from '@casino/ui';
import { Outlet } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';

/** The account pages of the area `account`, with the whole catalogue. */
export function AccountPages() {
  return (
    <I18nProvider messages={enGB} timeZone={VENUE_TIME_ZONE}>
      <Outlet />
      <Arrival />
    </I18nProvider>
  );
}
