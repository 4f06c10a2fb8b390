import { CommunicationsScreen } from '@casino/ui/screens/Communications/CommunicationsScreen.tsx';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useMember } from '../../session/current/useSession.ts';
import { useSettledSession } from '../../session/current/useSettledSession.ts';
import { toAnswer } from '../shared/profile/toAnswer.ts';
import { useConsentWords } from '../shared/profile/useConsentWords.ts';
import { useProfileSaver } from '../shared/profile/useProfileSaver.ts';
import { toHistory, toQuestion, toWithdrawal } from './toCommunications.ts';
import { toSettingsState } from './toSettingsState.ts';

/** `/settings/communications`. Specification section 2. */
export function CommunicationsRoute() {
  const { shown, saving, withdrawn, save } = useProfileSaver();
  const words = useConsentWords();
  const isConfirmed = useMember() !== null;
  const editable = useOnline() && isConfirmed;
  const state = toSettingsState(
    useSettledSession(),
    ({ membership, member: { consents = [] }, venue }) => ({
      editable,
      casino: toQuestion('casino', words, consents, shown),
      online: toQuestion('online', words, consents, shown),
      history: toHistory(consents),
      saving,
      ...(withdrawn && { withdrawal: toWithdrawal(withdrawn, { membership, venue }) }),
    }),
  );
  return (
    <CommunicationsScreen
      layout={useLayout()}
      state={state}
      settingsHref={pathTo('settings')}
      onChange={(topic, given) =>
        save(topic, given, (_, ticked) => ({ consents: [toAnswer(topic, ticked, words)] }))
      }
    />
  );
}
