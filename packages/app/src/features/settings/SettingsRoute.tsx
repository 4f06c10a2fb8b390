import { CONSENT_WORDING, consentTo } from '@casino/functions/contract';
import { SettingsScreen } from '@casino/ui';
import { chooseAppearance, useAppearance } from '../../lib/appearance.ts';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { pathTo } from '../../paths.ts';
import { recordingEndpoint } from '../../recording/recordingEndpoint.ts';
import { useMember } from '../../session/useSession.ts';
import { toAnswer } from './toCommunications.ts';
import { useDataDownload } from './useDataDownload.ts';
import { useProfileSaver } from './useProfileSaver.ts';
import { useSaferGambling } from './useSaferGambling.ts';
import { whenLoaded } from './whenLoaded.tsx';

const RECORDING = 'session-recording';

function SettingsPage() {
  const safer = useSaferGambling();
  const { state: download, download: onDownload } = useDataDownload();
  const { shown, saving, save } = useProfileSaver();
  const agreed = consentTo(useMember()?.member.consents ?? [], RECORDING) === true;
  const recording = {
    agreed: shown(RECORDING, agreed),
    wording: CONSENT_WORDING[RECORDING],
    saving,
  };
  return (
    <SettingsScreen
      layout={useLayout()}
      offline={!useOnline()}
      interestsHref={pathTo('interests')}
      communicationsHref={pathTo('communications')}
      deleteHref={pathTo('deleteAccount')}
      appearance={useAppearance()}
      saferGambling={safer.state}
      {...(recordingEndpoint() !== null && { recording })}
      download={download}
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

/** `/settings`. Specification section 2. */
export const SettingsRoute = whenLoaded(SettingsPage);
