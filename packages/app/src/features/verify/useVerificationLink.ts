import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { signInErrorMessage } from '@casino/ui/i18n/signInErrorMessage.ts';
import type { VerifyEmailState } from '@casino/ui/screens/VerifyEmail/VerifyEmail.types.ts';
import { useCallback, useEffect, useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/remote/failure.ts';
import { session, settled } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import type { Session } from '../../session/state/session.ts';
import { linkTarget } from '../shared/account/linkTarget.ts';
import { useCreateNewLogin } from '../shared/account/useCreateNewLogin.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';
import type { VerificationLink } from './verificationLinks.ts';

type LinkState =
  | Extract<
      VerifyEmailState,
      { readonly status: 'opening' | 'reset-sent' | 'applying' | 'verified' | 'broken' }
    >
  /** No reply came. */
  | { readonly status: 'failed' }
  | { readonly status: 'asking'; readonly address: string };

/**
 * Opens the link of a verification e-mail. If the user with its address is signed in, the link of a new login is
 * applied at once. Otherwise the user first gives their password: another person can have created the login, and a
 * click must not activate that password. docs/decisions/081.
 * @param opened null if the page was opened without a link
 * @param continueIfVerified opens the next page if the signed-in address is verified; resolves with whether it is
 */
export function useVerificationLink(
  opened: VerificationLink | null,
  continueIfVerified: () => Promise<boolean>,
) {
  const messages = useMessages();
  const current = useSession();
  const [link, setLink] = useState<LinkState>({ status: 'opening' });
  const { state: form, run: runForm } = useSubmission();
  const { state: reset, run: runReset } = useSubmission();
  const { createNew, resetError, leaveForCreate } = useCreateNewLogin();
  const address = 'address' in link ? link.address : null;

  /** A used link counts as a success if the address is verified. */
  const conclude = useCallback(
    async (status: 'verified' | 'broken') => {
      if (!(await continueIfVerified().catch(() => false))) setLink({ status });
    },
    [continueIfVerified],
  );

  const apply = useCallback(async () => {
    if (opened === null) return;
    setLink({ status: 'applying' });
    const outcome = await opened.apply();
    if (!outcome.ok && outcome.refusal === null) return setLink({ status: 'failed' });
    await conclude(outcome.ok ? 'verified' : 'broken');
  }, [opened, conclude]);

  const open = useCallback(async () => {
    if (opened === null) return;
    setLink({ status: 'opening' });
    // Verifying revokes older tokens, so the session must be settled before.
    const [found] = await Promise.all([opened.check(), settled()]);
    if (!found.ok) {
      return found.refusal === null ? setLink({ status: 'failed' }) : conclude('broken');
    }
    const signedIn = isSignedInAs(session.getSnapshot(), found.value);
    if (signedIn && !opened.asksPassword) return apply();
    setLink({ status: 'asking', address: found.value });
  }, [opened, conclude, apply]);
  useEffect(() => void open(), [open]);

  // The user can also sign in with the form, or in another tab.
  const owned = address !== null && !opened?.asksPassword && isSignedInAs(current, address);
  useEffect(() => {
    if (owned) void apply();
  }, [owned, apply]);

  const signIn = ({ password }: { readonly password: string }) =>
    runForm(async () => {
      if (address === null) return null;
      const refusal = await session.signIn(address, password);
      if (refusal) return signInErrorMessage(messages, refusal.code, refusal.message);
      if (opened?.asksPassword) {
        await settled();
        await apply();
      }
      return null;
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

  const toState = (): VerifyEmailState => {
    if (link.status === 'asking') return { ...link, form, reset };
    if (link.status !== 'failed') return link;
    return { ...link, message: failureText(messages, 'no-response') };
  };
  return {
    state: toState(),
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
