import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { TillScanParts } from './TillScanParts.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: ${windowHeight};
`;

/** The camera takes what the slots leave, so that everything is in reach without scrolling. */
const Main = styled.main`
  display: grid;
  grid-template-rows: minmax(12rem, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding: ${vars.space[4]} ${vars.space[4]} calc(env(safe-area-inset-bottom) + ${vars.space[4]});

  &:focus {
    outline: none;
  }
`;

/** Outside the grid. */
const Title = styled.h1`
  position: absolute;
`;

/** The camera above the slots. */
export function TillScanMobile({ header, camera, slots }: TillScanParts) {
  const { title } = useMessages().till.scan;
  return (
    <Root>
      {header}
      <Main id={MAIN_ID} tabIndex={-1}>
        <Title>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Title>
        {camera}
        {slots}
      </Main>
    </Root>
  );
}
