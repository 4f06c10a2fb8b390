import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { vars } from '../../tokens/vars.ts';
import { useRuleWords } from '../shared/pointsRule.ts';
import type { PointsReminder } from './Home.types.ts';

const Mark = styled.span`
  flex: none;
  color: ${vars.color.metalText};
`;

/** Props of `EndingPointsNote`. */
export interface EndingPointsNoteProps {
  readonly reminder: PointsReminder;
  /** False leaves out what keeps the points, such as a visit. */
  readonly invites: boolean;
  /** The statement of points. */
  readonly pointsHref: string;
}

/** A quiet note about points that end soon, with the day, the amount and the rule. It never counts down. */
export function EndingPointsNote({ reminder, invites, pointsHref }: EndingPointsNoteProps) {
  const words = useMessages().points.reminder;
  const { on, number } = useFormatters();
  const { rule, keptBy } = useRuleWords()(reminder);
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack direction="row" gap={3}>
        <Mark>
          <Icon icon={clockIcon} />
        </Mark>
        <Stack gap={1} align="start">
          <Text as="h2" variant="bodyStrong" id={id}>
            {words.ends(number(reminder.points), on(reminder.day))}
          </Text>
          <Text variant="small" tone="muted">
            {invites ? `${rule} ${keptBy}` : rule}
          </Text>
          <TextLink standalone href={pointsHref}>
            {words.link}
          </TextLink>
        </Stack>
      </Stack>
    </Card>
  );
}
