import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { useRuleWords } from '../shared/pointsRule.ts';
import type { PointsReminder } from './Home.types.ts';

const Root = styled.section`
  container-type: inline-size;
  border-block: ${vars.size.hairline} solid ${vars.color.border};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};
  padding-block: ${vars.space[4]};

  & > svg {
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.metalText};
  }

  & > a {
    grid-column: 2;
    justify-self: start;
  }

  @container (inline-size >= 44rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;

    & > svg {
      margin-block-start: 0;
    }

    & > a {
      grid-column: 3;
    }
  }
`;

const Ends = styled.h2`
  ${typography('bodyStrong', { tabular: true })}
`;

const Rule = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

export interface EndingPointsNoteProps {
  readonly reminder: PointsReminder;
  /** False leaves out what keeps the points, such as a visit. */
  readonly invites: boolean;
  readonly pointsHref: string | undefined;
}

/** A quiet line about points that end soon, with the day, the amount and the rule. It never counts down. */
export function EndingPointsNote({ reminder, invites, pointsHref }: EndingPointsNoteProps) {
  const words = useMessages().points.reminder;
  const { date, number } = useFormatters();
  const { rule, keptBy } = useRuleWords()(reminder);
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Row>
        <Icon icon={clockIcon} />
        <div>
          <Ends id={id}>{words.ends(number(reminder.points), date(reminder.day))}</Ends>
          <Rule>{invites ? `${rule} ${keptBy}` : rule}</Rule>
        </div>
        {pointsHref !== undefined && (
          <TextLink standalone href={pointsHref}>
            {words.link}
          </TextLink>
        )}
      </Row>
    </Root>
  );
}
