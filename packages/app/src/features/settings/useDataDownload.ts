import type { exportDataContract } from '@casino/functions/contract';
import type { DownloadState } from '@casino/ui';
import { useState } from 'react';

/** Fetches everything that is kept about the member, and hands it to them as a file. */
export function useDataDownload() {
  const [state, setState] = useState<DownloadState>('ready');
  const download = async () => {
    if (state === 'preparing') return;
    setState('preparing');
    try {
      const { call } = await import('../../lib/api.ts');
      const copy = await call<typeof exportDataContract>('users-exportData', null);
      saveFile(`met-rewards-data-${copy.exportedAt.slice(0, 10)}.json`, copy);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return { state, download };
}

function saveFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
