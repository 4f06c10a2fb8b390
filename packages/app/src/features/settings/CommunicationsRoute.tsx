import { CommunicationsScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { toAnswer, toHistory, toQuestion } from './toCommunications.ts';
import { toSettingsState } from './toSettingsState.ts';
import { useProfileSaver } from './useProfileSaver.ts';

/** `/settings/communications`. Specification section 2. */
export function CommunicationsRoute() {
  const { shown, saving, save } = useProfileSaver();
  const online = useOnline();
  const state = toSettingsState(useSession(), ({ member: { consents = [] } }) => ({
    editable: online,
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
      onRetry={() => window.location.reload()}
    />
  );
}
