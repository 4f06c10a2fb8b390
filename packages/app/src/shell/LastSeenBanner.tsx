import { OfflineBanner, useMessages } from '@casino/ui';
import { useOnline } from '../lib/useOnline.ts';
import type { Session } from '../session/session.ts';
import { useSessionPart } from '../session/useSession.ts';

/** Says why a member's pages show this device's copy: no connection, or the casino's own system fails. */
export function LastSeenBanner() {
  const { offline, casinoFails } = useMessages().common;
  const online = useOnline();
  const isCopy = useSessionPart(showsCopy);
  return <OfflineBanner offline={!online || isCopy} text={online ? casinoFails : offline} />;
}

function showsCopy(session: Session): boolean {
  return session.status === 'ready' && session.source === 'device';
}
