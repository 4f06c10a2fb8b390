import { INTERESTS, type Interest, type Member } from '@casino/functions/contract';
import { InterestsScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { toSettingsState } from './toSettingsState.ts';
import { useProfileSaver } from './useProfileSaver.ts';

/** `/settings/interests`. Specification section 2. */
export function InterestsRoute() {
  const { shown, saving, save } = useProfileSaver();
  const online = useOnline();
  const state = toSettingsState(useSession(), ({ member: { interests = [] } }) => ({
    editable: online,
    interests: INTERESTS.map((name) => ({ name, chosen: shown(name, interests.includes(name)) })),
    saving,
  }));
  return (
    <InterestsScreen
      layout={useLayout()}
      state={state}
      settingsHref={pathTo('settings')}
      onChange={(name, chosen) =>
        save(name, chosen, (member, ticked) => ({ interests: withInterest(member, name, ticked) }))
      }
      onRetry={() => window.location.reload()}
    />
  );
}

function withInterest({ interests = [] }: Member, name: Interest, chosen: boolean): Interest[] {
  return INTERESTS.filter((each) => (each === name ? chosen : interests.includes(each)));
}
