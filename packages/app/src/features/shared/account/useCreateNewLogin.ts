import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../pages/paths.ts';
import { joinDraft } from './joinDraft.ts';

/** The words of section 8 in the error of a backend that sends no code. */
const CREATE_NEW = 'create a new one';

type ResetReply = CallReply<'users-sendPasswordReset'>;

/**
 * The dialog of an error that leads to `/account/create`. `offer` shows it. Closing it opens the page with the e-mail
 * address filled in. Specification section 8, "create a new one".
 */
export function useCreateNewLogin() {
  const messages = useMessages();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<{ error: string; email: string } | null>(null);
  const offer = (error: string, email: string) => setOffered({ error, email });
  return {
    createNew: offered?.error ?? null,
    offer,
    /** The error of a refused reset for its form; null if the dialog shows it. */
    resetError: (reply: ResetReply, email: string): string | null => {
      const error = reply.error ?? messages.errors.somethingWentWrong;
      if (reply.code !== 'no-password-login' && !error.includes(CREATE_NEW)) return error;
      offer(error, email);
      return null;
    },
    leaveForCreate: () => {
      if (!offered) return;
      setOffered(null);
      joinDraft.keepLogin({ email: offered.email });
      void navigate(pathTo('createLogin'));
    },
  };
}
