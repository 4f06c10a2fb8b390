import { afterFrame } from '../lib/afterFrame.ts';
import { lazyNamed } from '../lib/lazyNamed.tsx';
import { retryWhenOnline } from '../lib/retryWhenOnline.ts';

/** The members' pages, with what only they need: a visitor who signs in has not downloaded it before. */
export const MemberArea = lazyNamed(() => import('./MemberArea.tsx'), 'MemberArea');

/** The account pages but the first ones. */
export const AccountPages = lazyNamed(() => import('./AccountPages.tsx'), 'AccountPages');

/** What may appear over any page: it comes once the first page stands, and waits there. */
export const Announcements = lazyNamed(async () => {
  await new Promise<void>(afterFrame);
  return retryWhenOnline(() => import('./Announcements.tsx'));
}, 'Announcements');

/** What asks about recordings: downloaded where the group records, and never missed where it cannot be had. */
export const RecordingHost = lazyNamed(
  () => import('../recording/RecordingHost.tsx').catch(() => undefined),
  'RecordingHost',
);
