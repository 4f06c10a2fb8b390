import { Toasts, useMessages } from '@casino/ui';
import { UpdateDialog } from '../pwa/UpdateDialog.tsx';
import { NoticeHost } from './NoticeHost.tsx';

/** Everything that may appear over any page; the first words are enough for it. */
export function Announcements() {
  const { common } = useMessages();
  return (
    <>
      <NoticeHost />
      <UpdateDialog />
      <Toasts label={common.messages} dismissLabel={common.close} />
    </>
  );
}
