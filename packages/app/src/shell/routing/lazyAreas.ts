import { afterFrame } from '@casino/ui/primitives/Motion/afterFrame.ts';
import { lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { UnsavedPage } from './UnsavedPage.tsx';

/** The member area: a visitor downloads it after sign-in. */
export const MemberArea = lazyNamed(() => import('./MemberArea.tsx'), 'MemberArea', UnsavedPage);

/** The account pages of the area `account`. */
export const AccountPages = lazyNamed(
  () => import('./AccountPages.tsx'),
  'AccountPages',
  UnsavedPage,
);

/** The choice of the language on the account pages. It loads with the notices. */
export const VisitorLanguage = lazyNamed(async () => {
  await new Promise<void>(afterFrame);
  return import('../messages/VisitorLanguage.tsx');
}, 'VisitorLanguage');

/** Notices, toasts and the update dialog. They load after the first page is rendered. */
export const Announcements = lazyNamed(async () => {
  await new Promise<void>(afterFrame);
  return import('../messages/Announcements.tsx');
}, 'Announcements');
