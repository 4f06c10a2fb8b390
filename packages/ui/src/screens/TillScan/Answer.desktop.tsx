import { styled } from 'styled-components';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { ConnectionLine } from '../till/ConnectionLine.tsx';
import { AnswerSignal } from './AnswerSignal.tsx';
import type { AnswerParts } from './answerParts.ts';

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  min-block-size: ${windowHeight};

  &:focus {
    outline: none;
  }
`;

const Signal = styled.div`
  display: grid;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[6]};
  max-inline-size: ${vars.size.dialog};
  padding: ${vars.space[6]} ${vars.space[8]} ${vars.space[8]};
`;

const Details = styled.div`
  align-self: center;
`;

/** The signal fills one side and stays in view, the details and the next step have the other. */
export function AnswerDesktop({ connection, details, detailsId, actions, ...signal }: AnswerParts) {
  return (
    <Root id={MAIN_ID} tabIndex={-1}>
      <Signal>
        <AnswerSignal {...signal} detailsId={detailsId} />
      </Signal>
      <Body>
        <ConnectionLine {...connection} />
        <Details id={detailsId}>{details}</Details>
        {actions}
      </Body>
    </Root>
  );
}
