import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { copyIcon } from '../../primitives/Icon/controlIcons.ts';
import { eventsIcon, shareIcon } from '../../primitives/Icon/topicIcons.ts';
import { vars } from '../../tokens/vars.ts';
import type { EventDetailsScreenProps } from './EventDetails.types.ts';

/** Buttons of equal width: beside each other, or below each other with large text. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${vars.space[2]};

  button {
    padding-inline: ${vars.space[1]};
  }
`;

export interface EventToolsProps
  extends Pick<EventDetailsScreenProps, 'canShare' | 'onAddToCalendar' | 'onShare'> {
  /** An event that is over has no calendar button. */
  readonly over: boolean;
}

/** Buttons that add the event to the calendar and share it. */
export function EventTools({ canShare, over, onAddToCalendar, onShare }: EventToolsProps) {
  const words = useMessages().casinoLife.eventDetails;
  return (
    <Root>
      {!over && (
        <Button variant="secondary" icon={eventsIcon} onClick={onAddToCalendar}>
          {words.addToCalendar}
        </Button>
      )}
      <Button variant="secondary" icon={canShare ? shareIcon : copyIcon} onClick={onShare}>
        {canShare ? words.share : words.copyLink}
      </Button>
    </Root>
  );
}
