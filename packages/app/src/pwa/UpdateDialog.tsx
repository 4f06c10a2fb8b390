import { UpdatePrompt } from '@casino/ui/components/UpdatePrompt/UpdatePrompt.tsx';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { MessageDialog } from '@casino/ui/primitives/Dialog/MessageDialog.tsx';
import { useSyncExternalStore } from 'react';
import { updates } from '../lib/code/updates.ts';

/** Says that a new version is ready or was applied. Every way to close it reloads the page. Section 8. */
export function UpdateDialog() {
  const update = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  const { close, updateApplied, updateReady } = useMessages().common;
  const reload = () => update?.accept();
  return (
    <>
      <UpdatePrompt
        open={update?.kind === 'ready'}
        title={updateReady.title}
        text={updateReady.text}
        confirmLabel={updateReady.confirm}
        onConfirm={reload}
        dismissLabel={close}
        onDismiss={reload}
      />
      <MessageDialog
        open={update?.kind === 'applied'}
        title={updateApplied.title}
        text={updateApplied.text}
        confirmLabel={updateApplied.confirm}
        onClose={reload}
      />
    </>
  );
}
