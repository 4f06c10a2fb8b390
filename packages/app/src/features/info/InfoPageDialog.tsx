import type { InfoPageName } from '@casino/functions/contract';
import { enGB, I18nProvider, InfoDialog, type InfoState, type Messages } from '@casino/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { unreadyState } from '../../lib/failure.ts';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { infoPageIn, withInfoPage } from './infoQuery.ts';
import { infoTitle } from './infoTitle.ts';
import { useInfoPage } from './useInfoPage.ts';

/**
 * Shows the reading page in the query as a dialog over the current page. If the app opened the dialog, closing
 * it goes back in the history, so that no entry is left behind.
 */
export function InfoPageDialog() {
  const { search } = useLocation();
  const page = infoPageIn(search);
  return <I18nProvider messages={enGB}>{page && <OpenPage key={page} page={page} />}</I18nProvider>;
}

function OpenPage({ page }: { readonly page: InfoPageName }) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const content = useInfoPage(page);
  const close = () => {
    // On the first page of a visit, the history has no earlier entry of the app.
    if (key !== 'default') void navigate(-1);
    else void navigate(`${pathname}${withInfoPage(search, null)}`, { replace: true });
  };
  return (
    <InfoDialog
      open
      title={infoTitle(enGB.navigation, page)}
      state={toInfo(enGB, content)}
      onClose={close}
      onRetry={content.retry}
    />
  );
}

function toInfo(
  messages: Messages,
  content: RemoteQuery<{ html: string; updatedOn: string }>,
): InfoState {
  if (content.status !== 'ready') return unreadyState(messages, content);
  const { html, updatedOn } = content.data;
  return { status: 'ready', html, updatedOn };
}
