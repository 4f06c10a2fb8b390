import { styled } from 'styled-components';
import { heroStyle } from '../../shell/account/heroStyle.ts';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { TillMark } from './TillMark.tsx';
import { TillStep } from './TillStep.tsx';
import type { TillPageParts } from './tillPage.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: ${windowHeight};
`;

const Head = styled.header`
  ${heroStyle}
  display: grid;
  gap: ${vars.space[2]};
  padding: calc(env(safe-area-inset-top) + ${vars.space[4]}) ${vars.space[5]} ${vars.space[4]};
`;

const Place = styled.p`
  ${typography('small')}
  color: ${vars.color.onHeroMuted};
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, ${vars.size.form});
  justify-content: center;
  gap: ${vars.space[6]};
  padding: ${vars.space[6]} ${vars.space[5]} calc(env(safe-area-inset-bottom) + ${vars.space[8]});

  &:focus {
    outline: none;
  }
`;

/** A band with the device, then the step. */
export function TillPageMobile({ place, connection, ...step }: TillPageParts) {
  return (
    <Root>
      <Head>
        <TillMark />
        {place && <Place>{`${place.device}, ${place.venue}`}</Place>}
      </Head>
      <Main id={MAIN_ID} tabIndex={-1}>
        {connection && <ConnectionLine {...connection} />}
        <TillStep {...step} />
      </Main>
    </Root>
  );
}
