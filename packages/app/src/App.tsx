import { GlobalStyle, ThemeRoot, ToastProvider, useMessages } from '@casino/ui';
import { BrowserRouter } from 'react-router-dom';
import { useScheme } from './lib/mediaQuery.ts';
import { UpdateDialog } from './pwa/UpdateDialog.tsx';
import { Routes } from './routes.tsx';
import { useTier } from './session/useTier.ts';
import { FaultBoundary } from './shell/FaultBoundary.tsx';
import { NoticeHost } from './shell/NoticeHost.tsx';

/**
 * The whole app: theme, messages that outlive a page, and the routes. The plain router serves: data
 * comes through SWR, and the router that loads data itself would add 14 KB to the sign-in page.
 */
export function App() {
  const tier = useTier();
  const { common } = useMessages();
  return (
    <>
      <GlobalStyle />
      <ThemeRoot page scheme={useScheme()} {...(tier && { tier })}>
        <ToastProvider label={common.messages} dismissLabel={common.close}>
          <FaultBoundary>
            <BrowserRouter>
              <Routes />
            </BrowserRouter>
          </FaultBoundary>
          <NoticeHost />
          <UpdateDialog />
        </ToastProvider>
      </ThemeRoot>
    </>
  );
}
