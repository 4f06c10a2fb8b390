import { consentTo } from '@casino/functions/contract/consents.ts';
import { RecordingConsent } from '@casino/ui/components/RecordingConsent/RecordingConsent.tsx';
import { useEffect } from 'react';
import { recordingEndpoint } from '../../lib/config/recordingEndpoint.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useMember } from '../../session/current/useSession.ts';
import { toAnswer } from '../shared/profile/toAnswer.ts';
import { useConsentWords } from '../shared/profile/useConsentWords.ts';
import { useProfileSaver } from '../shared/profile/useProfileSaver.ts';

const TOPIC = 'session-recording';

/**
 * Asks the member once for consent to session recording, and records while they consent. The recorder is downloaded only
 * after consent. Rendered only if the group records sessions.
 */
export function RecordingHost() {
  const loaded = useMember();
  const online = useOnline();
  const words = useConsentWords();
  const { saving, save } = useProfileSaver();
  const endpoint = recordingEndpoint();
  const answer = consentTo(loaded?.member.consents ?? [], TOPIC);
  const agreed = loaded !== null && answer === true;

  useEffect(() => {
    if (endpoint === null || !agreed) return undefined;
    const ended = new AbortController();
    import('./recorder.ts').then(
      ({ record }) => record(endpoint, ended.signal),
      // A failed recorder must not break the page: this visit is not recorded.
      () => undefined,
    );
    return () => ended.abort();
  }, [endpoint, agreed]);

  if (endpoint === null) return null;
  return (
    <RecordingConsent
      open={loaded !== null && answer === null && online && saving.status !== 'failed'}
      wording={words.recording}
      busy={saving.status === 'saving'}
      onAnswer={(given) =>
        save(TOPIC, given, (_, ticked) => ({ consents: [toAnswer(TOPIC, ticked, words)] }))
      }
    />
  );
}
