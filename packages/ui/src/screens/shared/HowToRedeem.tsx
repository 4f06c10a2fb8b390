import { useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.section`
  container-type: inline-size;
  padding: ${vars.space[6]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
`;

const Title = styled.h2`
  ${typography('subheading')}
  margin-block-end: ${vars.space[5]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${vars.space[5]};
  counter-reset: step;

  @container (inline-size >= 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: ${vars.space[10]};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${vars.space[8]} minmax(0, 1fr);
  align-items: baseline;
  counter-increment: step;

  &::before {
    ${typography('figureSmall')}
    content: counter(step);
    color: ${vars.color.metalText};
  }
`;

export interface HowToRedeemProps {
  readonly title: string;
  /** In order. */
  readonly steps: readonly string[];
  /** The language of the steps, if it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Numbered steps to redeem an offer, in a row if there is space. */
export function HowToRedeem({ title, steps, lang }: HowToRedeemProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Steps lang={lang}>
        {steps.map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </Steps>
    </Root>
  );
}
