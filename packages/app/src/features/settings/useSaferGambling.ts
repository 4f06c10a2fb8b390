import { REALITY_CHECK_MINUTES } from '@casino/functions/contract/limits.ts';
import { NO_SAFER_GAMBLING } from '@casino/functions/contract/rules/saferGambling.ts';
import type { SaferGamblingChange } from '@casino/functions/contract/users/setSaferGambling.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type {
  PromotionFreeAction,
  SaferGamblingSettings,
  SavingState,
} from '@casino/ui/screens/Settings/Settings.types.ts';
import { useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import { session } from '../../session/current/appSession.ts';
import { useMember } from '../../session/current/useSession.ts';
import { notSavedText } from '../shared/profile/notSavedText.ts';
import { toPromotionFree } from './toPromotionFree.ts';

/** The settings for safer gambling, and the functions that change them. The page shows the server's result. */
export function useSaferGambling() {
  const messages = useMessages();
  const loaded = useMember();
  const [saving, setSaving] = useState<SavingState>({ status: 'idle' });
  /** The chosen value while the request is under way. */
  const [wantedMinutes, setWantedMinutes] = useState<number | null>();
  const saved = loaded?.saferGambling ?? NO_SAFER_GAMBLING;

  const change = async (wanted: SaferGamblingChange) => {
    if (loaded === null || saving.status === 'saving') return;
    setSaving({ status: 'saving' });
    try {
      const reply = await attempt('users-setSaferGambling', {
        change: wanted,
      });
      setSaving(
        reply.success
          ? { status: 'saved' }
          : { status: 'failed', message: messages.settings.safer.promotionFree.tooEarly },
      );
      session.saferGamblingChanged(loaded.uid, reply.result);
      // The mode changes which data a member may see, so all data load again and the copies are removed.
      const wasOn = saved.promotionFree !== null;
      if (wasOn !== (reply.result.promotionFree !== null)) session.reload();
    } catch (error) {
      setSaving({ status: 'failed', message: notSavedText(messages, error) });
    }
  };

  const offFrom = saved.promotionFree?.offFrom ?? null;
  const now = useServerNow(() => (offFrom === null ? [] : [offFrom]));
  const state: SaferGamblingSettings = {
    promotionFree: toPromotionFree(saved.promotionFree, now),
    realityCheckMinutes: wantedMinutes === undefined ? saved.realityCheckMinutes : wantedMinutes,
    realityCheckChoices: REALITY_CHECK_MINUTES,
    saving,
  };
  return {
    state,
    stepPromotionFree: (promotionFree: PromotionFreeAction) => change({ promotionFree }),
    setRealityCheck: async (minutes: number | null) => {
      const choice = REALITY_CHECK_MINUTES.find((each) => each === minutes) ?? null;
      setWantedMinutes(choice);
      await change({ realityCheckMinutes: choice });
      setWantedMinutes(undefined);
    },
  };
}
