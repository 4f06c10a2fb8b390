import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Props of `RecordingConsent`. */
export interface RecordingConsentProps {
  readonly open: boolean;
  /** The text to which the member agrees. The backend stores it with the answer. */
  readonly wording: string;
  readonly busy: boolean;
  /** Called with the answer. Closing the dialog without an answer counts as no. */
  readonly onAnswer: (agreed: boolean) => void;
}

/**
 * Asks a member once whether the group may record their sessions. Both answers have the same style.
 *
 * - When: the group records sessions, and the member has not answered yet.
 * - When not: a second time. Members change their answer in the settings.
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
