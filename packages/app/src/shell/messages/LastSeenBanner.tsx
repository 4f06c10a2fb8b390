import { OfflineBanner } from '@casino/ui/components/OfflineBanner/OfflineBanner.tsx';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useAsOfText } from '@casino/ui/screens/shared/asOf.ts';
import { ageMoments, toAsOf } from '../../lib/time/freshness.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useLastSeen } from '../../session/memberData/useLastSeen.ts';

/** Says why a member's pages show older data, and since when. */
export function LastSeenBanner() {
  const words = useMessages().common.lastSeen;
  const asOfText = useAsOfText();
  const seen = useLastSeen();
  const at = seen?.at ?? null;
  const now = useNow(() => ageMoments(at));
  const note = at === null ? {} : { asOf: asOfText(toAsOf(at, now)) };
  return (
    <OfflineBanner offline={seen !== null} text={words[seen?.reason ?? 'offline']} {...note} />
  );
}
