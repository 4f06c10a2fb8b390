import { afterFrame } from '../lib/afterFrame.ts';
import { lazyNamed } from '../lib/lazyNamed.tsx';
import { retryWhenOnline } from '../lib/retryWhenOnline.ts';

/** The member area: a visitor downloads it after sign-in. */
export const MemberArea = lazyNamed(() => import('./MemberArea.tsx'), 'MemberArea');

/** The account pages of the area `account`. */
export const AccountPages = lazyNamed(() => import('./AccountPages.tsx'), 'AccountPages');

/** Notices, toasts and the update dialog. They load after the first page is rendered, when the app is online. */
export const Announcements = lazyNamed(async () => {
  await new Promise<void>(afterFrame);
  return retryWhenOnline(() => import('./Announcements.tsx'));
}, 'Announcements');
