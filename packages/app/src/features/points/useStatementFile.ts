import type { StatementMovement } from '@casino/functions/contract/points/movements.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useToast } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import { useRef, useState } from 'react';
import { download } from '../../lib/device/download.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { toVenueNames } from '../shared/venues/venueNames.ts';
import { statementFile } from './statementFile.ts';

/** Saves all movements as a file on this device. Nothing is saved if one of the pages fails to load. */
export function useStatementFile(loadAll: () => Promise<readonly StatementMovement[]>) {
  const words = useMessages().points;
  const names = toVenueNames(useShownMember()?.venue ?? null);
  const showToast = useToast();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const save = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const file = statementFile(words, await loadAll(), names);
      download(`met-rewards-points-${venueDay(new Date())}.csv`, 'text/csv;charset=utf-8', file);
    } catch {
      showToast({ tone: 'danger', text: words.file.failed });
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, save };
}
