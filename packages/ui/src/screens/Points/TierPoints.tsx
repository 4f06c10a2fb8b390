import { PointsBalance } from '../../components/PointsBalance/PointsBalance.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface TierPointsProps {
  readonly points: number;
  /** ISO day, or null. */
  readonly restartsOn: string | null;
}

/** The points that count towards the tier, apart from those that can be spent. */
export function TierPoints({ points, restartsOn }: TierPointsProps) {
  const words = useMessages().points;
  const { on, number, sentences } = useFormatters();
  return (
    <Card>
      <Stack gap={2}>
        <PointsBalance size="small" label={words.kinds.tier} value={number(points)} />
        <Text variant="small" tone="muted">
          {restartsOn === null
            ? words.tier.text
            : sentences(words.tier.text, words.tier.restarts(on(restartsOn)))}
        </Text>
      </Stack>
    </Card>
  );
}
