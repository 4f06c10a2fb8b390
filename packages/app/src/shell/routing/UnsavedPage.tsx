import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { UnsavedScreen } from '@casino/ui/screens/Unsaved/UnsavedScreen.tsx';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { PAGES } from '../../pages/pages.ts';
import { routeAt } from '../../pages/paths.ts';

/** Replaces a page whose code is not on the device while no connection carries it. */
export function UnsavedPage() {
  const messages = useMessages();
  const route = routeAt(useLocation().pathname);
  const { notFound } = messages.common;
  return (
    <UnsavedScreen
      layout={useLayout()}
      title={route === null ? notFound.title : PAGES[route].title(messages)}
    />
  );
}
