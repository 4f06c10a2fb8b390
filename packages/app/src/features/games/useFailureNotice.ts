import { useEffect } from 'react';
import type { ErrorDialog } from '../../lib/page/notices.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { isNoAnswer } from '../../lib/remote/remoteError.ts';
import { notices } from '../../session/current/appSession.ts';

/**
 * Shows a dialog once for each failed load. Without a reply there is no dialog: the page says so.
 * Specification section 8.
 */
export function useFailureNotice(remote: Remote<unknown>, failure: (code: string) => ErrorDialog) {
  const code = remote.status === 'error' && !isNoAnswer(remote.code) ? remote.code : null;
  const error = code === null ? null : failure(code);
  useEffect(() => {
    if (error !== null) notices.show({ kind: 'error', error });
  }, [error]);
}
