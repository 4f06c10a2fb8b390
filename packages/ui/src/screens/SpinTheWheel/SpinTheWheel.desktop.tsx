import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
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

/** Stays visible below the navigation while the prizes scroll. */
const Wheel = styled.div`
  position: sticky;
  inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
  inline-size: min(100%, 100vh - 14rem);
  justify-self: center;
`;

const Side = styled.div`
  display: grid;
  gap: ${vars.space[8]};
`;

/** Two columns: the wheel, and the stage and prizes beside it. */
export function SpinTheWheelDesktop({
  heading,
  wheel,
  stage,
  prizes,
  fairness,
}: SpinTheWheelParts) {
  const { titles } = useMessages().navigation;
  return (
    <Root>
      <Stack gap={3}>
        <Text as="h1" variant="title">
          {titles.spinTheWheel}
        </Text>
        {heading}
      </Stack>
      <Columns>
        <Wheel>{wheel}</Wheel>
        <Side>
          {stage}
          {prizes}
          {fairness}
        </Side>
      </Columns>
    </Root>
  );
}
