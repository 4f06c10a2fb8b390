import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SettingsParts } from './SettingsParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};
`;

/** One column: the links first, then the sections. */
export function SettingsMobile({
  pages,
  saferGambling,
  language,
  appearance,
  data,
  leaving,
}: SettingsParts) {
  return (
    <Root>
      {pages}
      {saferGambling}
      <Stack gap={5}>
        {language}
        {appearance}
        {data}
        {leaving}
      </Stack>
    </Root>
  );
}
