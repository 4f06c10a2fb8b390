import { useEffect } from 'react';
import type { ErrorDialog } from '../../lib/notices.ts';
import type { Remote } from '../../lib/remote.ts';
import { notices } from '../../session/appSession.ts';

/**
 * Shows a dialog once for each failed load. Without a connection there is no dialog: the page shows the error.
 * Specification section 8.
 */
export function useFailureNotice(remote: Remote<unknown>, failure: (code: string) => ErrorDialog) {
  const code = remote.status === 'error' ? remote.code : null;
  const error = code === null ? null : failure(code);
  useEffect(() => {
    if (error !== null && navigator.onLine) notices.show({ kind: 'error', error });
  }, [error]);
}
