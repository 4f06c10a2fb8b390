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
import type { EndingPointsProps } from './Home.types.ts';

const Mark = styled.span`
  flex: none;
  color: ${vars.color.metalText};
`;

/** The day and the amount with the rule, what keeps the points, and a link to the statement. */
export function EndingPointsNoteDesktop({
  title,
  reminder,
  invites,
  pointsHref,
}: EndingPointsProps) {
  const words = useMessages().points.reminder;
  const { sentences } = useFormatters();
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
            {title}
          </Text>
          <Text variant="small" tone="muted">
            {invites ? sentences(rule, keptBy) : rule}
          </Text>
          <TextLink standalone href={pointsHref}>
            {words.link}
          </TextLink>
        </Stack>
      </Stack>
    </Card>
  );
}
