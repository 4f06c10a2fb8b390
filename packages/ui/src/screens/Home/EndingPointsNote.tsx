import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { EndingPointsDesktop } from './EndingPoints.desktop.tsx';
import { EndingPointsMobile } from './EndingPoints.mobile.tsx';
import type { PointsReminder } from './Home.types.ts';
import { PointsLine } from './PointsLine.tsx';

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
  const Note = layout === 'desktop' ? EndingPointsDesktop : EndingPointsMobile;
  if ('spendBy' in reminder) {
    return <PointsLine href={pointsHref}>{words.spendBy(date(reminder.spendBy))}</PointsLine>;
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

/** The year of a day within thirty days is known. */
function dayAndMonth(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
