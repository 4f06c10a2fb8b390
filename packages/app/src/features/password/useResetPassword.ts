import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { ResetPasswordState } from '@casino/ui/screens/ResetPassword/ResetPassword.types.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tabStorage } from '../../lib/device/storage.ts';
import { failureText } from '../../lib/remote/failure.ts';
import { pathTo } from '../../pages/paths.ts';
import { type CodeOutcome, resetPasswordWith } from '../../session/identity/emailCodes.ts';
import { useCreateNewLogin } from '../shared/account/useCreateNewLogin.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';
import { type ClosedLink, type OpenedLink, openResetLink, readResetLink } from './resetLink.ts';

/** Opens the e-mailed link, then sets the new password with its code. Specification sections 7 and 9. */
export function useResetPassword() {
  const messages = useMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const link = useMemo(() => readResetLink(query), [query]);
  /** Null while the check of the link is under way. */
  const [opened, setOpened] = useState<OpenedLink | ClosedLink | null>(null);
  const opening = useRef<Promise<OpenedLink | ClosedLink> | null>(null);
  const { state: form, run } = useSubmission();
  const { createNew, offer, leaveForCreate } = useCreateNewLogin();

  const open = useCallback(async () => {
    setOpened(null);
    opening.current = openResetLink(link);
    setOpened(await opening.current);
  }, [link]);
  useEffect(() => void open(), [open]);

  /** The link is valid for longer than a code of the identity service. An expired code is replaced once. */
  const choose = async (code: string, password: string): Promise<CodeOutcome | ClosedLink> => {
    const outcome = await resetPasswordWith(code, password);
    if (outcome.ok || link.kind !== 'token' || !hasEnded(outcome)) return outcome;
    const again = await openResetLink(link);
    return 'oobCode' in again ? resetPasswordWith(again.oobCode, password) : again;
  };

  const submit = ({ password }: { readonly password: string }) =>
    run(async () => {
      // A password that is submitted during the check of the link waits for the result.
      const found = await (opening.current ?? openResetLink(link));
      if (!('oobCode' in found)) return null;
      const outcome = await choose(found.oobCode, password);
      if ('status' in outcome) {
        if (outcome.status === 'failed') return failureText(messages, outcome.code);
        setOpened(outcome);
        return null;
      }
      if (outcome.ok) {
        if (link.kind !== 'none') tabStorage.rememberUsedCode(link.value);
        await navigate(pathTo('resetPasswordSuccess'), { replace: true });
        return null;
      }
      switch (outcome.refusal) {
        case 'weak-password':
          return messages.errors.validation.weakPassword;
        case 'gone':
          offer(messages.joining.resetPassword.gone, found.email);
          return null;
        case 'expired':
        case 'invalid':
          setOpened({ status: outcome.refusal === 'expired' ? 'expired' : 'used' });
          return null;
        case null:
          return failureText(messages, 'no-response');
      }
    });

  const toState = (): ResetPasswordState => {
    if (opened === null || 'oobCode' in opened) {
      return { status: 'choosing', email: opened?.email ?? null, form };
    }
    if (opened.status !== 'failed') return opened;
    return { status: 'failed', message: failureText(messages, opened.code) };
  };
  return { state: toState(), retry: () => void open(), submit, createNew, leaveForCreate };
}

function hasEnded(outcome: CodeOutcome): boolean {
  return !outcome.ok && (outcome.refusal === 'expired' || outcome.refusal === 'invalid');
}
