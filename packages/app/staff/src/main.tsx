import '@casino/ui/fonts.css';
import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillMessages } from '@casino/ui/i18n/tillMessages.ts';
import { GlobalStyle } from '@casino/ui/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '@casino/ui/tokens/ThemeRoot.tsx';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useDeviceScheme } from '../../src/lib/page/mediaQuery.ts';
import { firebaseBackend } from './backend/firebaseBackend.ts';
import { watchConnection } from './offline/connection.ts';
import { StaffApp } from './StaffApp.tsx';
import { openStorage } from './session/openStorage.ts';
import { StorageBlockedRoute } from './session/StorageBlockedRoute.tsx';
import { startWorker } from './update/updates.ts';

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider messages={tillMessages} timeZone={VENUE_TIME_ZONE}>
      <GlobalStyle />
      <ThemeRoot page scheme={useDeviceScheme()}>
        {children}
      </ThemeRoot>
    </I18nProvider>
  );
}

async function begin(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no element with the id root.');
  const db = await openStorage();
  createRoot(container).render(
    <StrictMode>
      <Page>
        {db === null ? (
          <StorageBlockedRoute />
        ) : (
          <StaffApp
            backend={firebaseBackend()}
            db={db}
            connection={watchConnection(window)}
            path={location.pathname}
          />
        )}
      </Page>
    </StrictMode>,
  );
  if (db !== null) await startWorker();
}

begin().catch(reportError);
