import { enGB, I18nProvider } from '@casino/ui';
import { Outlet } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';

/** The pages of the account area that a first visit does not begin with: they have the whole catalogue. */
export function AccountPages() {
  return (
    <I18nProvider messages={enGB}>
      <Outlet />
      <Arrival />
    </I18nProvider>
  );
}
