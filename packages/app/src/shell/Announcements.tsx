import { Toasts, useMessages } from '@casino/ui';
import { UpdateDialog } from '../pwa/UpdateDialog.tsx';
import { NoticeHost } from './NoticeHost.tsx';

/** Dialogs and toasts that can appear over any page. They need only the first words of the catalogue. */
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
