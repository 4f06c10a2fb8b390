import type { InfoPage } from '@casino/functions/contract/content/getInfoPage.ts';
import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import { InfoDialog, type InfoState } from '@casino/ui/components/InfoDialog/InfoDialog.tsx';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import { sharedMessages } from '@casino/ui/i18n/sharedMessages.ts';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { Words } from '../../lib/language/Words.tsx';
import { unreadyState } from '../../lib/remote/failure.ts';
import { infoTitle } from '../../pages/navigation/infoTitle.ts';
import { infoPageIn, withInfoPage } from '../shared/info/infoQuery.ts';
import { useInfoPage } from './useInfoPage.ts';

/**
 * Shows the reading page in the query as a dialog over the current page. Closing leads to that page: back in the history
 * if a link of the page opened the dialog, so that no entry is left behind.
 * @param opened true if a link of the page below opened the dialog
 */
export function InfoPageDialog({ opened }: { readonly opened: boolean }) {
  const { search } = useLocation();
  const page = infoPageIn(search);
  return (
    <Words english={sharedMessages}>
      {page && <OpenPage key={page} page={page} opened={opened} />}
    </Words>
  );
}

function OpenPage({ page, opened }: { readonly page: InfoPageName; readonly opened: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const messages = useMessages();
  const content = useInfoPage(page);
  const isClosing = useRef(false);
  const close = () => {
    // The browser goes back a moment later. A second press must not leave the page below.
    if (isClosing.current) return;
    isClosing.current = true;
    if (opened) void navigate(-1);
    else void navigate(`${pathname}${withInfoPage(search, null)}`, { replace: true });
  };
  return (
    <InfoDialog
      open
      title={infoTitle(messages.navigation, page)}
      state={toInfo(messages, content)}
      onClose={close}
      onRetry={content.retry}
    />
  );
}

function toInfo(messages: Messages, content: RemoteQuery<InfoPage>): InfoState {
  if (content.status !== 'ready') return unreadyState(messages, content);
  const { page: _, ...text } = content.data;
  return { status: 'ready', ...text };
}
