import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../../pages/paths.ts';
import { toDocumentTitle } from '../../../pages/toDocumentTitle.ts';

/** Begins the document's title with what the page is about, such as the title of an offer; null while that is unknown. */
export function usePageSubject(subject: string | null): void {
  const messages = useMessages();
  const { pathname } = useLocation();
  useEffect(() => {
    if (subject === null) return undefined;
    document.title = toDocumentTitle(messages, routeAt(pathname), subject);
    return () => {
      document.title = toDocumentTitle(messages, routeAt(pathname));
    };
  }, [messages, pathname, subject]);
}
