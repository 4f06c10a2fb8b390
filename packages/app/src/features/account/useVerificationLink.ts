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
 * Opens the link of a verification e-mail. If the user with its address is signed in, the code is applied at once.
 * Otherwise the user first gives their password: another person can have created the login, and a click must not
 * activate that password. docs/decisions/081.
 * @param code the link's code; null if the page was opened without one
 * @param continueIfVerified opens the next page if the signed-in address is verified; resolves with whether it is
 */
export function useVerificationLink(
  code: string | null,
  continueIfVerified: () => Promise<boolean>,
) {
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

  /** A used link counts as a success if the address is verified. */
  const conclude = useCallback(
    async (status: 'verified' | 'broken') => {
      if (!(await continueIfVerified().catch(() => false))) setLink({ status });
    },
    [continueIfVerified],
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
    // Verifying revokes older tokens, so the session must be settled before.
    const [found] = await Promise.all([checkVerification(code), settled()]);
    if (!found.ok) return found.refusal === null ? fail() : conclude('broken');
    if (isSignedInAs(session.getSnapshot(), found.value)) return apply();
    setLink({ status: 'asking', address: found.value });
  }, [code, fail, conclude, apply]);
  useEffect(() => void open(), [open]);

  // The user can also sign in with the form, or in another tab.
  const owned = address !== null && isSignedInAs(current, address);
  useEffect(() => {
    if (owned) void apply();
  }, [owned, apply]);

  const signIn = ({ password }: { readonly password: string }) =>
    runForm(async () => {
      if (address === null) return null;
      const refusal = await session.signIn(address, password);
      return refusal && signInErrorMessage(messages, refusal.code, refusal.message);
    });

  const sendReset = () =>
    runReset(async () => {
      if (address === null) return null;
      const request = { email: address, ...linkTarget() };
      const reply = await attempt('users-sendPasswordReset', request);
      if (!reply.success) return resetError(reply, address);
      setLink({ status: 'reset-sent', address });
      return null;
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
