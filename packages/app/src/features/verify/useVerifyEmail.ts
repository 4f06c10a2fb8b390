import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { VerifyEmailState } from '@casino/ui/screens/VerifyEmail/VerifyEmail.types.ts';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { attempt } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { failureText, formFailureText } from '../../lib/remote/failure.ts';
import { pathTo } from '../../pages/paths.ts';
import { notices, session, settled } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { redirectTarget } from '../../session/guard/redirect.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { linkTarget } from '../shared/account/linkTarget.ts';
import { useEmailPoll } from './useEmailPoll.ts';
import { useVerificationLink } from './useVerificationLink.ts';
import { verificationLink } from './verificationLinks.ts';

/**
 * Waits until the address is verified, opens the e-mailed link, and sends the e-mail again. The page is public, so the
 * guard does not redirect: this hook opens the next page. Specification sections 4 and 8.
 */
export function useVerifyEmail() {
  const messages = useMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const current = useSession();
  const opened = useMemo(() => verificationLink(query), [query]);
  /** The state of the page that waits; null while the page shows the state of its link. */
  const [state, setState] = useState<VerifyEmailState | null>(
    opened === null ? { status: 'waiting' } : null,
  );
  const signedIn = 'user' in current;
  const lastEmail = useStored(deviceStorage.lastEmail);
  const email = signedIn ? current.user.email : lastEmail;
  const changedAddress = current.status === 'address-changed' ? current : null;

  const continueIfVerified = useCallback(async () => {
    const isVerified = await session.recheckEmail();
    await settled();
    const settledSession = session.getSnapshot();
    const { status } = settledSession;
    const verified = isVerified && status !== 'unverified' && status !== 'address-changed';
    const owner = 'user' in settledSession ? settledSession.user.email : null;
    const wanted = joinDraft.read(owner).wanted ?? null;
    if (verified) await navigate(redirectTarget(wanted), { replace: true });
    return verified;
  }, [navigate]);
  const { state: linkState, ...link } = useVerificationLink(opened, continueIfVerified);
  // The identity service does not report when a changed address is proven.
  useEmailPoll(signedIn && opened === null && changedAddress === null, continueIfVerified);

  const check = async () => {
    setState({ status: 'checking' });
    try {
      if (!(await continueIfVerified())) setState({ status: 'unverified' });
    } catch {
      setState({ status: 'error', message: failureText(messages, 'no-response') });
    }
  };

  const resend = async () => {
    const words = messages.joining.verifyEmail;
    if (!email) return notices.show({ kind: 'problem', text: words.missingEmail });
    setState({ status: 'resending' });
    try {
      const { success, isVerified } = await attempt('users-resendVerificationEmail', {
        email,
        ...linkTarget(),
      });
      if (!isVerified) {
        const message = messages.errors.somethingWentWrong;
        return setState(success ? { status: 'resent' } : { status: 'error', message });
      }
      setState({ status: 'waiting' });
      notices.show({ kind: 'failure', text: words.already });
      await continueIfVerified();
    } catch (error) {
      setState({ status: 'error', message: formFailureText(messages, error) });
    }
  };

  const restore = async (former: string) => {
    setState({ status: 'restoring' });
    try {
      const { success } = await attempt('users-restoreEmail', null);
      if (!success) {
        return setState({ status: 'error', message: messages.joining.verifyEmail.notRestored });
      }
      deviceStorage.rememberEmail(former);
      session.logOut();
      await navigate(pathTo('login'));
    } catch (error) {
      setState({ status: 'error', message: formFailureText(messages, error) });
    }
  };

  return {
    state: state ?? linkState,
    email,
    changedAddress,
    signedIn,
    check: () => void check(),
    resend: () => void resend(),
    restore: () => void (changedAddress?.provenEmail && restore(changedAddress.provenEmail)),
    link,
  };
}
