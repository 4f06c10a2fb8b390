import type { InfoPage } from '@casino/functions/contract/content/getInfoPage.ts';
import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import { LANGUAGES, type Language } from '@casino/functions/contract/languages.ts';
import useSWR from 'swr';
import { type RemoteQuery, useRemote } from '../../lib/calls/useRemote.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { useShownLanguage } from '../../lib/language/useShownLanguage.ts';
import { isWithdrawal } from '../../lib/remote/remoteError.ts';
import { infoPageCopy, loadInfoPage } from './loadInfoPage.ts';

/** How long a loaded page counts as fresh, in milliseconds: ten minutes. */
const FRESH_MS = 10 * 60_000;

/**
 * A reading page in the language of the app. This device's copy is shown until the page loads, and if it fails to load. A
 * copy for readers of another language is shown only if it fails to load: its `locale` names its language.
 */
export function useInfoPage(name: InfoPageName): RemoteQuery<InfoPage> {
  const { language } = useShownLanguage();
  const copy = useStored(() => infoPageCopy(name, language));
  const other = useStored(() => otherCopy(name, language));
  const content = useRemote(
    useSWR<InfoPage, unknown, readonly [string, InfoPageName, Language]>(
      ['info-page', name, language],
      ([, page]) => loadInfoPage(page, language),
      {
        revalidateOnFocus: false,
        dedupingInterval: FRESH_MS,
        ...(copy !== null && { fallbackData: copy }),
      },
    ),
  );
  if (content.status !== 'error' || other === null || isWithdrawal(content.code)) return content;
  return { status: 'ready', data: other, isValidating: false, retry: content.retry };
}

function otherCopy(name: InfoPageName, language: Language): InfoPage | null {
  const others = LANGUAGES.filter((each) => each !== language);
  return others.map((each) => infoPageCopy(name, each)).find((each) => each !== null) ?? null;
}
