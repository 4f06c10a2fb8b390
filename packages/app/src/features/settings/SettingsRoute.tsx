import { CONSENT_WORDING, consentTo } from '@casino/functions/contract/consents.ts';
import { SettingsScreen } from '@casino/ui/screens/Settings/SettingsScreen.tsx';
import { chooseAppearance, useAppearance } from '../../lib/appearance.ts';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { recordingEndpoint } from '../../recording/recordingEndpoint.ts';
import { useMember } from '../../session/useSession.ts';
import { useSettledSession } from '../../session/useSettledSession.ts';
import { toAnswer } from './toCommunications.ts';
import { toSettingsState } from './toSettingsState.ts';
import { useDataDownload } from './useDataDownload.ts';
import { useProfileSaver } from './useProfileSaver.ts';
import { useSaferGambling } from './useSaferGambling.ts';

const RECORDING = 'session-recording';

/** `/settings`. Specification section 2. */
export function SettingsRoute() {
  const safer = useSaferGambling();
  const { state: download, download: onDownload } = useDataDownload();
  const { shown, saving, save } = useProfileSaver();
  const isConfirmed = useMember() !== null;
  const editable = useOnline() && isConfirmed;
  const state = toSettingsState(useSettledSession(), ({ member: { consents = [] } }) => ({
    editable,
    saferGambling: safer.state,
    download,
    ...(recordingEndpoint() !== null && {
      recording: {
        agreed: shown(RECORDING, consentTo(consents, RECORDING) === true),
        wording: CONSENT_WORDING[RECORDING],
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
      appearance={useAppearance()}
      onAppearance={chooseAppearance}
      onPromotionFree={safer.stepPromotionFree}
      onRealityCheck={safer.setRealityCheck}
      onRecording={(given) =>
        save(RECORDING, given, (_, ticked) => ({ consents: [toAnswer(RECORDING, ticked)] }))
      }
      onDownload={onDownload}
    />
  );
}
