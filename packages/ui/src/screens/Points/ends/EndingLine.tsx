import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../../i18n/I18nProvider.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { typography, vars } from '../../../tokens/vars.ts';
import { useRuleWords } from '../../shared/pointsRule.ts';
import { SectionHeading } from '../../shared/SectionHeading.tsx';
import type { PointsSummary } from '../Points.types.ts';
import { type Ending, toEndings } from './endings.ts';

/** More days than these are behind a button. */
const FIRST = 5;

const Line = styled.ol`
  display: grid;
  gap: ${vars.space[6]};
`;

/** A mark on the line, which runs from the first mark to the end of the last one. */
const Mark = styled.li`
  position: relative;
  padding-inline-start: ${vars.space[8]};

  &::before {
    content: '';
    position: absolute;
    inset-block: ${vars.space[2]} calc(-1 * ${vars.space[8]});
    inset-inline-start: ${vars.space[2]};
    border-inline-start: ${vars.size.hairline} solid ${vars.color.borderStrong};
  }

  &:last-child::before {
    inset-block-end: 0;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-start: ${vars.space[1]};
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    border: ${vars.size.outline} solid ${vars.color.metalText};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.canvas};
  }

  &:first-child::after {
    background: ${vars.color.metalText};
  }
`;

/** The text of the button is in line with the words of the marks. */
const Later = styled.div`
  padding-inline-start: ${vars.space[5]};
`;

const Day = styled.p`
  ${typography('smallStrong', { tabular: true })}
`;

const Amount = styled.p`
  ${typography('subheading')}
  margin-block: ${vars.space[1]};
`;

/** What ends and when, on one line of time, each with its rule and with what keeps it. */
export function EndingLine({ summary }: { readonly summary: PointsSummary }) {
  const words = useMessages().points.ends;
  const { number } = useFormatters();
  const ruleWords = useRuleWords();
  const id = useId();
  const [all, setAll] = useState(false);
  const endings = toEndings(summary);
  const shown = all ? endings : endings.slice(0, FIRST);
  const others = summary.rules.filter(
    ({ rule }) => !endings.some((ending) => ending.rule === rule),
  );
  const hidden = endings.length - shown.length;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} />
      <Stack gap={4} align="start">
        {shown.length > 0 ? (
          <Line>
            {shown.map((ending) => (
              <EndingMark key={`${ending.day} ${ending.rule}`} ending={ending} />
            ))}
          </Line>
        ) : (
          <Text tone="muted">{words.none}</Text>
        )}
        {hidden > 0 && (
          <Later>
            <Button variant="quiet" onClick={() => setAll(true)}>
              {words.more(number(hidden))}
            </Button>
          </Later>
        )}
        {others.map((rule) => (
          <Text key={rule.rule} variant="small" tone="muted">
            {ruleWords({ ...rule, avoidBy: null }).rule}
          </Text>
        ))}
      </Stack>
    </section>
  );
}

function EndingMark({ ending }: { readonly ending: Ending }) {
  const words = useMessages().points.ends;
  const { date, number, sentences } = useFormatters();
  const ruleWords = useRuleWords();
  const { day, points, rule } = ending;
  const explained = rule === null ? null : ruleWords({ ...ending, rule });
  return (
    <Mark>
      <Day>{date(day)}</Day>
      <Amount>{points === null ? words.all : words.some(number(points))}</Amount>
      <Text variant="small" tone="muted">
        {explained ? sentences(explained.rule, explained.keptBy) : words.keptBy.nothing}
      </Text>
    </Mark>
  );
}
