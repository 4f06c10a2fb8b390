import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface RecordingConsentProps {
  readonly open: boolean;
  /** What a member agrees to, kept with the answer. */
  readonly wording: string;
  readonly busy: boolean;
  /** Closing without an answer is a no. */
  readonly onAnswer: (agreed: boolean) => void;
}

/**
 * Asks once whether a member's sessions may be recorded; both answers look alike.
 *
 * - When: the group records, and the member has not been asked.
 * - When not: to ask again: the answer is changed in the settings.
 */
export function RecordingConsent({ open, wording, busy, onAnswer }: RecordingConsentProps) {
  const words = useMessages().settings.recording;
  const textId = useId();
  return (
    <Dialog
      describedBy={textId}
      open={open}
      title={words.label}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={() => onAnswer(false)}>
            {words.decline}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => onAnswer(true)}>
            {words.agree}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text id={textId}>{wording}</Text>
        <Text variant="small" tone="muted">
          {words.later}
        </Text>
      </Stack>
    </Dialog>
  );
}
