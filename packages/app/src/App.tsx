import { GlobalStyle, ThemeRoot, ToastProvider, useMessages } from '@casino/ui';
import { RouterProvider } from 'react-router-dom';
import { useScheme } from './lib/mediaQuery.ts';
import { UpdateDialog } from './pwa/UpdateDialog.tsx';
import { router } from './routes.tsx';
import { useTier } from './session/useTier.ts';
import { NoticeHost } from './shell/NoticeHost.tsx';

/** The whole app: theme, messages that outlive a page, and the routes. */
export function App() {
  const tier = useTier();
  const { common } = useMessages();
  return (
    <>
      <GlobalStyle />
      <ThemeRoot page scheme={useScheme()} {...(tier && { tier })}>
        <ToastProvider label={common.messages} dismissLabel={common.close}>
          <RouterProvider router={router} />
          <NoticeHost />
          <UpdateDialog />
        </ToastProvider>
      </ThemeRoot>
    </>
  );
}
