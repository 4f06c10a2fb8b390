import { INTERESTS, type Interest } from '@casino/functions/contract/interests.ts';
import type { Member } from '@casino/functions/contract/member.ts';
import { InterestsScreen } from '@casino/ui/screens/Interests/InterestsScreen.tsx';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useMember } from '../../session/current/useSession.ts';
import { useSettledSession } from '../../session/current/useSettledSession.ts';
import { useProfileSaver } from '../shared/profile/useProfileSaver.ts';
import { toSettingsState } from './toSettingsState.ts';

/** `/settings/interests`. Specification section 2. */
export function InterestsRoute() {
  const { shown, saving, save } = useProfileSaver();
  const isConfirmed = useMember() !== null;
  const editable = useOnline() && isConfirmed;
  const state = toSettingsState(useSettledSession(), ({ member: { interests = [] } }) => ({
    editable,
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
    />
  );
}

function withInterest({ interests = [] }: Member, name: Interest, chosen: boolean): Interest[] {
  return INTERESTS.filter((each) => (each === name ? chosen : interests.includes(each)));
}
