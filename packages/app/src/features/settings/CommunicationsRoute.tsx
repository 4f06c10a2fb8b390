import { CommunicationsScreen } from '@casino/ui/screens/Communications/CommunicationsScreen.tsx';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { useMember } from '../../session/useSession.ts';
import { useSettledSession } from '../../session/useSettledSession.ts';
import { toAnswer, toHistory, toQuestion } from './toCommunications.ts';
import { toSettingsState } from './toSettingsState.ts';
import { useProfileSaver } from './useProfileSaver.ts';

/** `/settings/communications`. Specification section 2. */
export function CommunicationsRoute() {
  const { shown, saving, save } = useProfileSaver();
  const isConfirmed = useMember() !== null;
  const editable = useOnline() && isConfirmed;
  const state = toSettingsState(useSettledSession(), ({ member: { consents = [] } }) => ({
    editable,
    casino: toQuestion('casino', consents, shown),
    online: toQuestion('online', consents, shown),
    history: toHistory(consents),
    saving,
  }));
  return (
    <CommunicationsScreen
      layout={useLayout()}
      state={state}
      settingsHref={pathTo('settings')}
      onChange={(topic, given) =>
        save(topic, given, (_, ticked) => ({ consents: [toAnswer(topic, ticked)] }))
      }
    />
  );
}
