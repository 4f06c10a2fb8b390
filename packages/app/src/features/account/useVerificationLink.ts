import { signInErrorMessage, useMessages, type VerifyEmailState } from '@casino/ui';
import { useCallback, useEffect, useState } from 'react';
import { attempt } from '../../lib/api.ts';
import { failureText } from '../../lib/failure.ts';
import { session, settled } from '../../session/appSession.ts';
import { applyVerification, checkVerification } from '../../session/emailCodes.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { linkTarget } from './linkTarget.ts';
import { useCreateNewLogin } from './useCreateNewLogin.ts';
import { useSubmission } from './useSubmission.ts';

type LinkState =
  | Extract<
      VerifyEmailState,
      {
        readonly status: 'opening' | 'reset-sent' | 'applying' | 'verified' | 'broken' | 'failed';
      }
    >
  | { readonly status: 'asking'; readonly address: string };

/**
 * Opens the link of a verification e-mail. Its code is applied at once where the owner of its address is
 * signed in here, and otherwise once they have given their password: somebody else can have made the login,
 * and a click alone must not make that password live. docs/decisions/081.
 * @param code the link's code; null where the page was opened without one
 * @param goOn leads on where the signed-in address is verified, and says whether it is
 */
export function useVerificationLink(code: string | null, goOn: () => Promise<boolean>) {
  const messages = useMessages();
  const current = useSession();
  const [link, setLink] = useState<LinkState>({ status: 'opening' });
  const { state: form, run: runForm } = useSubmission();
  const { state: reset, run: runReset } = useSubmission();
  const { createNew, resetError, leaveForCreate } = useCreateNewLogin();
  const address = 'address' in link ? link.address : null;

  const fail = useCallback(
    () => setLink({ status: 'failed', message: failureText(messages, 'no-response') }),
    [messages],
  );

  /** A link that is opened twice has done its work the first time. */
  const conclude = useCallback(
    async (status: 'verified' | 'broken') => {
      if (!(await goOn().catch(() => false))) setLink({ status });
    },
    [goOn],
  );

  const apply = useCallback(async () => {
    if (code === null) return;
    setLink({ status: 'applying' });
    const outcome = await applyVerification(code);
    if (!outcome.ok && outcome.refusal === null) return fail();
    await conclude(outcome.ok ? 'verified' : 'broken');
  }, [code, fail, conclude]);

  const open = useCallback(async () => {
    if (code === null) return;
    setLink({ status: 'opening' });
    // Verifying ends older tokens: whoever is signed in here has to be known before, to go on afterwards.
    const [found] = await Promise.all([checkVerification(code), settled()]);
    if (!found.ok) return found.refusal === null ? fail() : conclude('broken');
    if (isSignedInAs(session.getSnapshot(), found.value)) return apply();
    setLink({ status: 'asking', address: found.value });
  }, [code, fail, conclude, apply]);
  useEffect(() => void open(), [open]);

  // Signed in by the form, or in another tab meanwhile.
  const owned = address !== null && isSignedInAs(current, address);
  useEffect(() => {
    if (owned) void apply();
  }, [owned, apply]);

  const signIn = ({ password }: { readonly password: string }) =>
    runForm(async () => {
      const refusal = await session.signIn(address ?? '', password);
      return refusal && signInErrorMessage(messages, refusal.code, refusal.message);
    });

  const sendReset = () =>
    runReset(async () => {
      const email = address ?? '';
      const reply = await attempt('users-sendPasswordReset', {
        email,
        ...linkTarget(),
      });
      if (reply.success) {
        setLink({ status: 'reset-sent', address: email });
        return null;
      }
      return resetError(reply, email);
    });

  const state: VerifyEmailState = link.status === 'asking' ? { ...link, form, reset } : link;
  return {
    state,
    open: () => void open(),
    signIn,
    sendReset: () => void sendReset(),
    createNew,
    leaveForCreate,
  };
}

function isSignedInAs(current: Session, address: string): boolean {
  return 'user' in current && current.user.email.toLowerCase() === address.toLowerCase();
}
