import { useId } from 'react';
import { TierProgress } from '../../components/TierProgress/TierProgress.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { HomeMember } from './Home.types.ts';

/** Progress is shown out of this many. Specification section 9. */
const FULL = 1000;

/** The member's tier, how far through it they are, and what the next one takes. Specification section 9. */
export function TierCard({ member }: { readonly member: HomeMember }) {
  const { home } = useMessages().rewards;
  const { tiers } = useMessages().common;
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="baseline" wrap>
          <Text as="h2" id={id} variant="smallStrong" tone="muted">
            {home.tierTitle}
          </Text>
          <Text variant="subheading">{tiers[member.tier]}</Text>
        </Stack>
        <Standing member={member} />
      </Stack>
    </Card>
  );
}

function Standing({ member: { tier, standing } }: { readonly member: HomeMember }) {
  const { common, rewards } = useMessages();
  const { number } = useFormatters();
  const { home } = rewards;
  if (standing.kind === 'top') {
    return (
      <TierProgress
        tier={tier}
        label={home.tierTitle}
        perMille={FULL}
        next={null}
        valueText={home.topTierPoints(number(standing.points))}
        note={home.topTier}
      />
    );
  }
  const { points, cap, perMille, next } = standing;
  const nextName = common.tiers[next];
  return (
    <TierProgress
      tier={tier}
      label={home.tierTitle}
      perMille={perMille}
      next={next}
      valueText={home.tierProgress(number(points), number(cap))}
      note={
        points < cap ? home.pointsToNext(number(cap - points), nextName) : home.tierFull(nextName)
      }
    />
  );
}
