import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { Notice } from '../../lib/page/notices.ts';

/** How long the toast about a temporary membership is visible, in milliseconds. Section 9. */
const TEMPORARY_TOAST_MS = 5_000;

/** A notice as a dialog or a toast. */
export type NoticeText =
  | {
      readonly as: 'dialog';
      readonly title: string;
      readonly text: ReactNode;
      /** True if our software failed: the dialog then has a reference for support. */
      readonly ours?: true;
    }
  | {
      readonly as: 'toast';
      readonly toast: {
        readonly text: string;
        readonly tone: 'success';
        readonly duration: number;
      };
    };

/**
 * The text of a notice. A temporary membership is a green toast, all other notices are dialogs.
 * Specification sections 4 and 8.
 */
export function toNoticeText({ account, errors }: Messages, notice: Notice): NoticeText {
  const dialog = (title: string, text: string): NoticeText => ({ as: 'dialog', title, text });
  const fault = (text: ReactNode): NoticeText => ({
    as: 'dialog',
    title: errors.dialogTitle,
    text,
    ours: true,
  });
  switch (notice.kind) {
    case 'error':
      return fault(errors.dialogs[notice.error]);
    case 'failure':
      return fault(notice.text || errors.somethingWentWrong);
    case 'problem':
      return dialog(errors.problemTitle, notice.text);
    case 'offline':
      return dialog(errors.offlineTitle, errors.offlineLogOut);
    case 'account-deleted': {
      const { title, text, removal } = account.deleted;
      return dialog(title, notice.reference === null ? text : removal(notice.reference));
    }
    case 'blocked': {
      const text = errors.blocks[notice.block];
      return notice.block === 'temporary'
        ? { as: 'toast', toast: { text, tone: 'success', duration: TEMPORARY_TOAST_MS } }
        : dialog(errors.blockTitle, text);
    }
  }
}
