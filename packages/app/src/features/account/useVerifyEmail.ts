import { useMessages, type VerifyEmailState } from '@casino/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../lib/remote.ts';
import { pathTo } from '../../paths.ts';
import { session } from '../../session/appSession.ts';
import { useSession } from '../../session/useSession.ts';

interface VerifyEmail {
  readonly state: VerifyEmailState;
  /** Null where nobody is signed in. */
  readonly email: string | null;
  readonly check: () => void;
}

/** Waits for an address to be verified; the page is public, so it leads on by itself once it is. */
export function useVerifyEmail(): VerifyEmail {
  const messages = useMessages();
  const navigate = useNavigate();
  const current = useSession();
  const [state, setState] = useState<VerifyEmailState>({ status: 'waiting' });

  const check = async () => {
    setState({ status: 'checking' });
    try {
      if (await session.recheckEmail()) await navigate(pathTo('home'), { replace: true });
      else setState({ status: 'unverified' });
    } catch {
      setState({ status: 'error', message: failureText(messages, 'no-response') });
    }
  };

  return {
    state,
    email: 'user' in current ? current.user.email : null,
    check: () => void check(),
  };
}
