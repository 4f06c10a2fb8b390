import type { InstallWay } from '@casino/ui/components/InstallBanner/InstallBanner.tsx';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useSyncExternalStore } from 'react';
import { install } from './install.ts';
import type { InstallOffer } from './installStore.ts';

/** How to install the app on this device. Specification section 1. */
export function useInstall(): { readonly offer: InstallOffer; readonly way: InstallWay | null } {
  const offer = useSyncExternalStore(install.subscribe, install.getSnapshot);
  const words = useMessages().install;
  if (offer === null) return { offer, way: null };
  const way: InstallWay =
    offer.kind === 'prompt'
      ? {
          kind: 'prompt',
          label: words.confirm,
          onInstall: () => void install.install().catch(reportError),
        }
      : { kind: 'steps', steps: words.steps };
  return { offer, way };
}
