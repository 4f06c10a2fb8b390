import { useId } from 'react';
import { TierProgress } from '../../components/TierProgress/TierProgress.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useAsOfText } from '../shared/asOf.ts';
import type { HomeMember, TierGain } from './Home.types.ts';
import { TierGains } from './TierGains.tsx';

/** The scale of the progress. Specification section 9. */
const FULL = 1000;

export interface TierCardProps {
  readonly member: HomeMember;
  /** Null for a member without a home casino. */
  readonly venueName: string | null;
  /** The benefits that the next tier adds, or for Ace those that Ace adds. */
  readonly gains: readonly TierGain[] | 'loading';
  readonly benefitsHref: string;
}

/** The member's tier and progress, a link to all benefits, and the benefits of the next tier or of Ace. Specification section 9. */
export function TierCard({ member, venueName, gains, benefitsHref }: TierCardProps) {
  const { home } = useMessages().rewards;
  const { tiers } = useMessages().common;
  const id = useId();
  const asOfText = useAsOfText();
  const { tier, standing, asOf } = member;
  const isTop = standing.kind === 'top';
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="baseline" justify="between" wrap>
          <Stack direction="row" gap={3} align="baseline" wrap>
            <Text as="h2" id={id} variant="smallStrong" tone="muted">
              {home.tierTitle}
            </Text>
            <Text variant="heading">{tiers[tier]}</Text>
          </Stack>
          <TextLink standalone href={benefitsHref}>
            {isTop ? home.allBenefits : home.compareTiers}
          </TextLink>
        </Stack>
        <Standing member={member} />
        {asOf && (
          <Text variant="small" tone="muted">
            {asOfText(asOf)}
          </Text>
        )}
        {gains.length > 0 && (
          <TierGains
            title={
              isTop
                ? home.topTierGives(tiers[tier], venueName)
                : home.nextTierGives(tiers[standing.next])
            }
            gains={gains}
          />
        )}
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
        label={home.tierPoints}
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
      label={home.tierPoints}
      perMille={perMille}
      next={next}
      valueText={home.tierProgress(number(points), number(cap))}
      note={
        points < cap ? home.pointsToNext(number(cap - points), nextName) : home.tierFull(nextName)
      }
    />
  );
}
