import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { DownloadState } from '@casino/ui/screens/Settings/Settings.types.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import { download as saveFile } from '../../lib/device/download.ts';

/** Downloads all data about the member as a file. */
export function useDataDownload() {
  const [state, setState] = useState<DownloadState>('ready');
  const download = async () => {
    if (state === 'preparing') return;
    setState('preparing');
    try {
      const copy = await call('users-exportData', null);
      const name = `met-rewards-data-${venueDay(new Date(copy.exportedAt))}.json`;
      saveFile(name, 'application/json', JSON.stringify(copy, null, 2));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return { state, download };
}
