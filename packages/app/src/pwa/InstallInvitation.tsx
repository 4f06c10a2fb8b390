import { InstallBanner, Page, useMessages } from '@casino/ui';
import { useSyncExternalStore } from 'react';
import { beganSignedIn } from '../session/appSession.ts';
import { install } from './install.ts';

/** Offers the app to a member who comes back, below what they came for. Specification section 1. */
export function InstallInvitation() {
  const offer = useSyncExternalStore(install.subscribe, install.getSnapshot);
  const words = useMessages().install;
  if (offer === null || !beganSignedIn) return null;
  return (
    <Page>
      <InstallBanner
        title={words.title}
        text={words.text}
        way={
          offer.kind === 'prompt'
            ? {
                kind: 'prompt',
                label: words.confirm,
                onInstall: () => void install.install().catch(reportError),
              }
            : { kind: 'steps', steps: words.steps }
        }
        dismissLabel={words.dismiss}
        onDismiss={install.decline}
      />
    </Page>
  );
}
