import { sharedMessages } from '@casino/ui/i18n/sharedMessages.ts';
import { Outlet } from 'react-router-dom';
import { Words } from '../../lib/language/Words.tsx';
import { Arrival } from '../navigation/Arrival.tsx';

/** The account pages of the area `account`, with the whole catalogue. */
export function AccountPages() {
  return (
    <Words english={sharedMessages}>
      <Outlet />
      <Arrival />
    </Words>
  );
}
