import { styled } from 'styled-components';
import { Rosette } from '../../artwork/Rosette.tsx';
import { rosettes } from '../../artwork/rosettes.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
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
  grid-template-columns: minmax(16rem, 40%) minmax(0, 1fr);
  min-block-size: ${windowHeight};
`;

const Side = styled.header`
  ${heroStyle}
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${vars.space[8]};
  block-size: ${windowHeight};
  padding: ${vars.space[8]};
  overflow: hidden;

  & > * {
    position: relative;
  }
`;

const Engraving = styled.svg`
  position: absolute;
  inset-block-start: 48%;
  inset-inline-start: 50%;
  inline-size: 44rem;
  max-inline-size: none;
  translate: -50% -50%;
  color: ${vars.color.pattern};
  mask: linear-gradient(black 60%, transparent 85%);

  [dir='rtl'] & {
    translate: 50% -50%;
  }
`;

const Device = styled.p`
  ${typography('title')}
  overflow-wrap: break-word;
`;

const Venue = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.onHeroMuted};
`;

const Main = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${vars.space[6]};
  padding: ${vars.space[6]} ${vars.space[8]} ${vars.space[8]};

  &:focus {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  min-block-size: ${vars.space[8]};
`;

const Step = styled.div`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, ${vars.size.form});
`;

/** The device on one side, and the step on the other. */
export function TillPageDesktop({ place, connection, ...step }: TillPageParts) {
  const { setup } = useMessages().till;
  return (
    <Root>
      <Side>
        <Engraving viewBox="-100 -100 200 200" aria-hidden="true">
          <Rosette bands={rosettes.ace} line={0.16} />
        </Engraving>
        <TillMark />
        <div>
          <Device>{place?.device ?? setup.side.title}</Device>
          <Venue>{place?.venue ?? setup.side.text}</Venue>
        </div>
      </Side>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Line>{connection && <ConnectionLine {...connection} />}</Line>
        <Step>
          <TillStep {...step} />
        </Step>
      </Main>
    </Root>
  );
}
