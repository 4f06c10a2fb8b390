import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { Toasts } from '@casino/ui/primitives/Toast/Toasts.tsx';
import { UpdateDialog } from '../../pwa/UpdateDialog.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { useLostFocus } from './useLostFocus.ts';

/** Dialogs and toasts that can appear over any page. They need only the first words of the catalogue. Keeps the focus. */
export function Announcements() {
  const { common } = useMessages();
  useLostFocus();
  return (
    <>
      <NoticeHost />
      <UpdateDialog />
      <Toasts label={common.messages} dismissLabel={common.close} />
    </>
  );
}
