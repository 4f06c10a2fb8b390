import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Page } from '../../shell/Page.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { SpinTheWheelParts } from './SpinTheWheelParts.ts';

const Root = styled(Page)`
  display: grid;
  gap: ${vars.space[8]};
  padding-block: ${vars.space[8]} ${vars.space[16]};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: clamp(${vars.space[8]}, 5vw, ${vars.space[20]});
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

const Header = styled.header`
  display: grid;
  gap: ${vars.space[2]};

  div > h1 {
    ${typography('display')}
  }
`;

/** The wheel and its caption fit the height of the window. */
const Wheel = styled.figure`
  display: grid;
  gap: ${vars.space[4]};
  justify-self: center;
  inline-size: min(100%, 100vh - 14rem);

  figcaption {
    text-align: center;
  }
`;

/** Two columns: the wheel and its proofs, and the stage and prizes beside them. */
export function SpinTheWheelDesktop({
  titleAs,
  heading,
  wheel,
  caption,
  stage,
  prizes,
  fairness,
}: SpinTheWheelParts) {
  const { titles } = useMessages().navigation;
  return (
    <Root>
      <Header>
        <Text as={titleAs} variant="overline" tone="metal">
          {titles.spinTheWheel}
        </Text>
        {heading}
      </Header>
      <Columns>
        <Column>
          <Wheel>
            {wheel}
            {caption && <figcaption>{caption}</figcaption>}
          </Wheel>
          {fairness}
        </Column>
        <Column>
          {stage}
          {prizes}
        </Column>
      </Columns>
    </Root>
  );
}
