import { consentTo } from '@casino/functions/contract/consents.ts';
import { SettingsScreen } from '@casino/ui/screens/Settings/SettingsScreen.tsx';
import { recordingEndpoint } from '../../lib/config/recordingEndpoint.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { chooseAppearance, useAppearance } from '../../lib/device/appearance.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useLanguageChoice } from '../../session/current/useLanguageChoice.ts';
import { useMember } from '../../session/current/useSession.ts';
import { useSettledSession } from '../../session/current/useSettledSession.ts';
import { toAnswer } from '../shared/profile/toAnswer.ts';
import { useConsentWords } from '../shared/profile/useConsentWords.ts';
import { useProfileSaver } from '../shared/profile/useProfileSaver.ts';
import { toSettingsState } from './toSettingsState.ts';
import { useDataDownload } from './useDataDownload.ts';
import { useSaferGambling } from './useSaferGambling.ts';

const RECORDING = 'session-recording';

/** `/settings`. Specification section 2. */
export function SettingsRoute() {
  const safer = useSaferGambling();
  const { state: download, download: onDownload } = useDataDownload();
  const { shown, saving, save } = useProfileSaver();
  const words = useConsentWords();
  const isConfirmed = useMember() !== null;
  const editable = useOnline() && isConfirmed;
  const state = toSettingsState(useSettledSession(), ({ member: { consents = [] } }) => ({
    editable,
    saferGambling: safer.state,
    download,
    ...(recordingEndpoint() !== null && {
      recording: {
        agreed: shown(RECORDING, consentTo(consents, RECORDING) === true),
        wording: words.recording,
        saving,
      },
    }),
  }));
  return (
    <SettingsScreen
      layout={useLayout()}
      state={state}
      interestsHref={pathTo('interests')}
      communicationsHref={pathTo('communications')}
      deleteHref={pathTo('deleteAccount')}
      choice={useLanguageChoice()}
      appearance={useAppearance()}
      onAppearance={chooseAppearance}
      onPromotionFree={safer.stepPromotionFree}
      onRealityCheck={safer.setRealityCheck}
      onRecording={(given) =>
        save(RECORDING, given, (_, ticked) => ({ consents: [toAnswer(RECORDING, ticked, words)] }))
      }
      onDownload={onDownload}
    />
  );
}
