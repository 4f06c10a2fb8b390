import type { Messages } from '@casino/ui/i18n/messages.ts';
import { PAGES, type RouteName } from '../../pages/pages.ts';

/** The document's title: the page, then the app. `route` is null for the not-found page. */
export function toDocumentTitle(messages: Messages, route: RouteName | null): string {
  const { appName, notFound } = messages.common;
  return `${route === null ? notFound.title : PAGES[route].title(messages)} · ${appName}`;
}
