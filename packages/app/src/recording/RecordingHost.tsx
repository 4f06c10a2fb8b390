import { CONSENT_WORDING, consentTo } from '@casino/functions/contract';
import { RecordingConsent } from '@casino/ui';
import { useEffect } from 'react';
import { toAnswer } from '../features/settings/toCommunications.ts';
import { useProfileSaver } from '../features/settings/useProfileSaver.ts';
import { useOnline } from '../lib/useOnline.ts';
import { useMember } from '../session/useSession.ts';
import { recordingEndpoint } from './recordingEndpoint.ts';

const TOPIC = 'session-recording';

/**
 * Asks once whether sessions may be recorded, and records while a member agrees. Nothing of the recorder
 * is downloaded before that. Present only where the group records.
 */
export function RecordingHost() {
  const loaded = useMember();
  const online = useOnline();
  const { saving, save } = useProfileSaver();
  const endpoint = recordingEndpoint();
  const answer = consentTo(loaded?.member.consents ?? [], TOPIC);
  const agreed = loaded !== null && answer === true;

  useEffect(() => {
    if (endpoint === null || !agreed) return undefined;
    const ended = new AbortController();
    import('./recorder.ts').then(
      ({ record }) => record(endpoint, ended.signal),
      // A recording is never worth a fault: this visit goes without.
      () => undefined,
    );
    return () => ended.abort();
  }, [endpoint, agreed]);

  if (endpoint === null) return null;
  return (
    <RecordingConsent
      open={loaded !== null && answer === null && online && saving.status !== 'failed'}
      wording={CONSENT_WORDING[TOPIC]}
      busy={saving.status === 'saving'}
      onAnswer={(given) =>
        save(TOPIC, given, (_, ticked) => ({ consents: [toAnswer(TOPIC, ticked)] }))
      }
    />
  );
}
