import { styled } from 'styled-components';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { ConnectionLine } from '../till/ConnectionLine.tsx';
import { AnswerSignal } from './AnswerSignal.tsx';
import type { AnswerParts } from './answerParts.ts';

const Root = styled.main`
  display: grid;
  grid-template-rows: minmax(auto, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: ${windowHeight};

  &:focus {
    outline: none;
  }
`;

/** Signal and theme fill the row. */
const Signal = styled.div`
  display: grid;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding: ${vars.space[5]} ${vars.space[5]} calc(env(safe-area-inset-bottom) + ${vars.space[4]});
`;

/** The signal above, the details and the next step within the thumb's reach. */
export function AnswerMobile({ connection, details, detailsId, actions, ...signal }: AnswerParts) {
  return (
    <Root id={MAIN_ID} tabIndex={-1}>
      <Signal>
        <AnswerSignal {...signal} detailsId={detailsId} />
      </Signal>
      <Body>
        <div id={detailsId}>{details}</div>
        {actions}
        <ConnectionLine {...connection} />
      </Body>
    </Root>
  );
}
