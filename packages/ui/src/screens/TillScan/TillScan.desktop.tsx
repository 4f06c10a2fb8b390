import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { TillScanParts } from './TillScanParts.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: ${windowHeight};
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: ${vars.space[8]};
  inline-size: 100%;
  max-inline-size: ${vars.size.page};
  margin-inline: auto;
  padding: ${vars.space[6]} ${vars.space[8]} ${vars.space[8]};

  &:focus {
    outline: none;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[5]};
`;

const Title = styled.h1`
  ${typography('title')}
`;

/** The camera beside the slots. */
export function TillScanDesktop({ header, camera, slots }: TillScanParts) {
  const { title } = useMessages().till.scan;
  return (
    <Root>
      {header}
      <Main id={MAIN_ID} tabIndex={-1}>
        {camera}
        <Column>
          <Title>{title}</Title>
          {slots}
        </Column>
      </Main>
    </Root>
  );
}
