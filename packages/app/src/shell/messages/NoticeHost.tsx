import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { MessageDialog } from '@casino/ui/primitives/Dialog/MessageDialog.tsx';
import { useToast } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { visitReference } from '../../lib/remote/trace.ts';
import { notices } from '../../session/current/appSession.ts';
import { toNoticeText } from './toNoticeText.ts';

/** Shows notices: dialogs one at a time, toasts at once. */
export function NoticeHost() {
  const queue = useSyncExternalStore(notices.subscribe, notices.getSnapshot);
  const messages = useMessages();
  const showToast = useToast();
  const [next] = queue;
  const shown = next && toNoticeText(messages, next.notice);

  useEffect(() => {
    if (next === undefined || shown?.as !== 'toast') return;
    if (notices.dismiss(next.id)) showToast(shown.toast);
  }, [next, shown, showToast]);

  if (next === undefined || shown?.as !== 'dialog') return null;
  return (
    <MessageDialog
      key={next.id}
      open
      title={shown.title}
      text={shown.text}
      note={shown.ours ? messages.errors.reference(visitReference) : undefined}
      confirmLabel={messages.common.ok}
      onClose={() => notices.dismiss(next.id)}
    />
  );
}
