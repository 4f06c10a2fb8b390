import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { eventsIcon, externalIcon } from '../../primitives/Icon/topicIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { EventDetailsScreenProps } from './EventDetails.types.ts';

export interface EventToolsProps
  extends Pick<EventDetailsScreenProps, 'canShare' | 'onAddToCalendar' | 'onShare'> {
  /** An event that is over has no calendar button. */
  readonly over: boolean;
}

/** Buttons that add the event to the calendar and share it. */
export function EventTools({ canShare, over, onAddToCalendar, onShare }: EventToolsProps) {
  const words = useMessages().casinoLife.eventDetails;
  return (
    <Stack direction="row" gap={3} wrap>
      {!over && (
        <Button variant="secondary" icon={eventsIcon} onClick={onAddToCalendar}>
          {words.addToCalendar}
        </Button>
      )}
      <Button variant="secondary" icon={externalIcon} onClick={onShare}>
        {canShare ? words.share : words.copyLink}
      </Button>
    </Stack>
  );
}
