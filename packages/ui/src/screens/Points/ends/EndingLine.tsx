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
const FIRST = 2;

const Line = styled.ol`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: 100%;
`;

/** A mark on the line, which runs from the first mark to the end of the last one. */
const Mark = styled.li`
  position: relative;
  padding-inline-start: ${vars.space[8]};

  &::before {
    content: '';
    position: absolute;
    inset-block: ${vars.space[2]} calc(-1 * ${vars.space[6]});
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

/** How much and when, on one line where they fit. */
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
`;

const Amount = styled.p`
  ${typography('subheading')}
`;

const Day = styled.p`
  ${typography('smallStrong', { tabular: true })}

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** What expires and when, on one line of time with what keeps it, and each rule once below the line. */
export function EndingLine({ summary }: { readonly summary: PointsSummary }) {
  const words = useMessages().points.ends;
  const { sentences } = useFormatters();
  const ruleWords = useRuleWords();
  const rules = summary.rules.map((rule) => ruleWords({ ...rule, avoidBy: null }).rule);
  const id = useId();
  const [all, setAll] = useState(false);
  const endings = toEndings(summary);
  const shown = all ? endings : endings.slice(0, FIRST);
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
        {shown.length < endings.length && (
          <Later data-screen-only>
            <Button variant="quiet" onClick={() => setAll(true)}>
              {words.more}
            </Button>
          </Later>
        )}
        {rules.length > 0 && (
          <Text variant="small" tone="muted">
            {sentences(...rules)}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function EndingMark({ ending }: { readonly ending: Ending }) {
  const words = useMessages().points.ends;
  const { day: dayText, number } = useFormatters();
  const { day, points, avoidBy } = ending;
  return (
    <Mark>
      <Words>
        <Amount>{points === null ? words.all : words.some(number(points))}</Amount>
        <Day>{dayText(day)}</Day>
      </Words>
      {avoidBy && (
        <Text variant="small" tone="muted">
          {words.keptBy[avoidBy]}
        </Text>
      )}
    </Mark>
  );
}
