import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { EndingPointsLine } from './EndingPointsLine.tsx';
import { EndingPointsNoteDesktop } from './EndingPointsNote.desktop.tsx';
import { EndingPointsNoteMobile } from './EndingPointsNote.mobile.tsx';
import type { PointsReminder } from './Home.types.ts';

/** Props of `EndingPointsNote`. */
export interface EndingPointsNoteProps {
  readonly layout: Layout;
  readonly reminder: PointsReminder;
  /** False leaves out what keeps the points, such as a visit. */
  readonly invites: boolean;
  /** The statement of points. */
  readonly pointsHref: string;
}

/**
 * A quiet note about points that end, with the day and the amount. It never counts down. On a phone it is one line, and the
 * statement has the rule.
 */
export function EndingPointsNote({ layout, reminder, invites, pointsHref }: EndingPointsNoteProps) {
  const words = useMessages().points.reminder;
  const { date, number, on } = useFormatters();
  const Note = layout === 'desktop' ? EndingPointsNoteDesktop : EndingPointsNoteMobile;
  if ('spendBy' in reminder) {
    return (
      <EndingPointsLine href={pointsHref}>{words.spendBy(date(reminder.spendBy))}</EndingPointsLine>
    );
  }
  return (
    <Note
      title={words.ends(number(reminder.points), on(reminder.day))}
      reminder={reminder}
      invites={invites}
      pointsHref={pointsHref}
    />
  );
}
