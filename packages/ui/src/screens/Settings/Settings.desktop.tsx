import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SettingsParts } from './SettingsParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  gap: ${vars.space[8]};
`;

/** Two columns: safer gambling beside the links and the other sections. */
export function SettingsDesktop({
  pages,
  saferGambling,
  language,
  appearance,
  data,
  leaving,
}: SettingsParts) {
  return (
    <Root>
      {saferGambling}
      <Stack gap={8}>
        {pages}
        {language}
        {appearance}
        {data}
        {leaving}
      </Stack>
    </Root>
  );
}
