import { INTERESTS, type Interest, type Member } from '@casino/functions/contract';
import { InterestsScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { useMember } from '../../session/useSession.ts';
import { useProfileSaver } from './useProfileSaver.ts';
import { whenLoaded } from './whenLoaded.tsx';

function InterestsPage() {
  const { shown, saving, save } = useProfileSaver();
  const kept = useMember()?.member.interests ?? [];
  return (
    <InterestsScreen
      layout={useLayout()}
      offline={!useOnline()}
      settingsHref={pathTo('settings')}
      interests={INTERESTS.map((name) => ({ name, chosen: shown(name, kept.includes(name)) }))}
      saving={saving}
      onChange={(name, chosen) =>
        save(name, chosen, (member, ticked) => ({ interests: withInterest(member, name, ticked) }))
      }
    />
  );
}

function withInterest({ interests = [] }: Member, name: Interest, chosen: boolean): Interest[] {
  return INTERESTS.filter((each) => (each === name ? chosen : interests.includes(each)));
}

/** `/settings/interests`. Specification section 2. */
export const InterestsRoute = whenLoaded(InterestsPage);
