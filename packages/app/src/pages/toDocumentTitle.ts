import type { Messages } from '@casino/ui/i18n/messages.ts';
import { PAGES, type RouteName } from './pages.ts';

/**
 * The document's title: what the page is about if it names something, such as an offer, then the page, then the app.
 * `route` is null for the not-found page.
 */
export function toDocumentTitle(
  messages: Messages,
  route: RouteName | null,
  subject?: string,
): string {
  const { appName, notFound } = messages.common;
  const title = route === null ? notFound.title : PAGES[route].title(messages);
  return `${subject ? `${subject} · ` : ''}${title} · ${appName}`;
}
