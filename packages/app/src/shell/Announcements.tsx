import { enGB, I18nProvider, Toasts } from '@casino/ui';
import { UpdateDialog } from '../pwa/UpdateDialog.tsx';
import { NoticeHost } from './NoticeHost.tsx';

/** Everything that may appear over any page. */
export function Announcements() {
  const { common } = enGB;
  return (
    <I18nProvider messages={enGB}>
      <NoticeHost />
      <UpdateDialog />
      <Toasts label={common.messages} dismissLabel={common.close} />
    </I18nProvider>
  );
}
