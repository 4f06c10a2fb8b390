import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import type { EventStanding } from './event.types.ts';

/** What the member can do about an event, or has done, in a word; nothing where they just come along. */
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
      return <Badge tone="accent">{words.takesRsvp}</Badge>;
    case 'over':
      return <Badge>{words.over}</Badge>;
    case 'open':
    case 'closed':
      return null;
  }
}
