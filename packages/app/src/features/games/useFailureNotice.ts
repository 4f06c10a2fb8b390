import { useEffect } from 'react';
import type { ErrorDialog } from '../../lib/notices.ts';
import type { Remote } from '../../lib/remote.ts';
import { notices } from '../../session/appSession.ts';

/**
 * Tells in a dialog that something could not be loaded, once each time; not where the device has no
 * connection, which the page says itself. Specification section 8.
 */
export function useFailureNotice(remote: Remote<unknown>, failure: (code: string) => ErrorDialog) {
  const code = remote.status === 'error' ? remote.code : null;
  const error = code === null ? null : failure(code);
  useEffect(() => {
    if (error !== null && navigator.onLine) notices.show({ kind: 'error', error });
  }, [error]);
}
