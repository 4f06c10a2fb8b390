import { PointsBalance } from '../../components/PointsBalance/PointsBalance.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useAsOfText } from '../shared/asOf.ts';
import type { PointMovement, PointsSummary, PointsValue } from './Points.types.ts';
import { useStatementFormats } from './useStatementFormats.ts';

export interface SummaryProps {
  readonly summary: PointsSummary;
  /** False: only the group's own figures are shown. */
  readonly isConsistent: boolean;
  /** The movement that took the balance below zero; null if it is not known. */
  readonly fall: PointMovement | null;
}

/** The points to spend, what they are worth, and those that are not in the balance yet. */
export function Summary({ summary, isConsistent, fall }: SummaryProps) {
  const { points: words, rewards } = useMessages();
  const { date, number } = useFormatters();
  const { figure } = useStatementFormats();
  const asOfText = useAsOfText();
  const { balance, pending, value, asOf } = summary;
  const shown = figure(balance);
  return (
    <Card>
      <Stack gap={3}>
        <PointsBalance
          label={rewards.home.rewardBalance}
          value={shown}
          unit={rewards.home.pointsUnit(shown)}
          {...(asOf && { note: asOfText(asOf) })}
        />
        {value && <Worth value={value} balance={isConsistent ? balance : 0} />}
        {pending > 0 && <Text variant="small">{words.summary.pending(number(pending))}</Text>}
        {balance < 0 && (
          <Text variant="small">
            {[words.summary.belowZero, fall && words.summary.fall(date(fall.bookedAt), fall.reason)]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface WorthProps {
  readonly value: PointsValue;
  /** Zero or less shows only the rate. */
  readonly balance: number;
}

function Worth({ value, balance }: WorthProps) {
  const words = useMessages().points.summary;
  const { locale, money, number } = useFormatters();
  const where =
    value.venueNames === null
      ? words.everyVenue
      : words.atVenues(new Intl.ListFormat(locale).format(value.venueNames));
  return (
    <div>
      {balance > 0 && (
        <Text variant="bodyStrong" tone="metal">
          {words.worth(money(Math.floor((balance * value.pence) / value.points)))}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {words.rateAt(words.rate(number(value.points), money(value.pence)), where)}
      </Text>
    </div>
  );
}
