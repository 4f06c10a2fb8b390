import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import type { EventStanding } from './event.types.ts';

/** The member's status for an event, in a word or two. Renders nothing for `open` and `closed`. */
export function EventStandingBadge({ standing }: { readonly standing: EventStanding }) {
  const words = useMessages().casinoLife.event;
  switch (standing) {
    case 'opted-in':
      return (
        <Badge tone="success" icon={checkIcon}>
          {words.optedIn}
        </Badge>
      );
    case 'rsvp':
    case 'reception':
      return <Badge tone="info">{words.takesRsvp}</Badge>;
    case 'over':
      return <Badge>{words.over}</Badge>;
    case 'open':
    case 'closed':
      return null;
  }
}
