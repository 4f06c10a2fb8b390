import { CommunicationsScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { useMember } from '../../session/useSession.ts';
import { toAnswer, toChoices, toHistory } from './toCommunications.ts';
import { useProfileSaver } from './useProfileSaver.ts';
import { whenLoaded } from './whenLoaded.tsx';

function CommunicationsPage() {
  const { shown, saving, save } = useProfileSaver();
  const kept = useMember()?.member.consents ?? [];
  return (
    <CommunicationsScreen
      layout={useLayout()}
      offline={!useOnline()}
      settingsHref={pathTo('settings')}
      casino={toChoices('casino', kept, shown)}
      online={toChoices('online', kept, shown)}
      history={toHistory(kept)}
      saving={saving}
      onChange={(topic, given) =>
        save(topic, given, (_, ticked) => ({ consents: [toAnswer(topic, ticked)] }))
      }
    />
  );
}

/** `/settings/communications`. Specification section 2. */
export const CommunicationsRoute = whenLoaded(CommunicationsPage);
