import { type ResetPasswordState, useMessages } from '@casino/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/remote.ts';
import { tabStorage } from '../../lib/storage.ts';
import { pathTo } from '../../paths.ts';
import { checkResetCode, resetPasswordWith } from '../../session/emailCodes.ts';
import { useCreateNewLogin } from './createNewLogin.ts';
import { useSubmission } from './useSubmission.ts';

type Checked = Exclude<ResetPasswordState, { readonly status: 'choosing' }> | { email: string };

/** Checks the link's code, then chooses the new password with it. Specification sections 7 and 9. */
export function useResetPassword() {
  const messages = useMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const code = query.get('mode') === 'resetPassword' ? (query.get('oobCode') ?? '') : '';
  const [checked, setChecked] = useState<Checked>({ status: 'checking' });
  const { state: form, run } = useSubmission();
  const { createNew, offer, leaveForCreate } = useCreateNewLogin();

  const check = useCallback(async () => {
    setChecked({ status: 'checking' });
    setChecked(await checkCode(code, failureText(messages, 'no-response')));
  }, [code, messages]);
  useEffect(() => void check(), [check]);

  const submit = ({ password }: { readonly password: string }) =>
    run(async () => {
      const outcome = await resetPasswordWith(code, password);
      if (outcome.ok) {
        tabStorage.rememberUsedCode(code);
        await navigate(pathTo('resetPasswordSuccess'), { replace: true });
        return null;
      }
      switch (outcome.refusal) {
        case 'weak-password':
          return messages.errors.validation.weakPassword;
        case 'gone':
          offer(messages.joining.resetPassword.gone, 'email' in checked ? checked.email : '');
          return null;
        case 'expired':
        case 'invalid':
          setChecked({ status: outcome.refusal === 'expired' ? 'expired' : 'used' });
          return null;
        case null:
          return failureText(messages, 'no-response');
      }
    });

  const state: ResetPasswordState =
    'email' in checked ? { status: 'choosing', email: checked.email, form } : checked;
  return { state, retry: () => void check(), submit, createNew, leaveForCreate };
}

async function checkCode(code: string, unanswered: string): Promise<Checked> {
  if (code === '') return { status: 'wrong' };
  if (code === tabStorage.usedCode()) return { status: 'used' };
  const outcome = await checkResetCode(code);
  if (outcome.ok) return { email: outcome.value };
  if (outcome.refusal === null) return { status: 'failed', message: unanswered };
  return { status: outcome.refusal === 'expired' ? 'expired' : 'wrong' };
}
