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

/** Two columns of about the same height: safer gambling and the appearance beside the links and the other sections. */
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
      <Stack gap={8}>
        {saferGambling}
        {appearance}
      </Stack>
      <Stack gap={8}>
        {pages}
        {language}
        {data}
        {leaving}
      </Stack>
    </Root>
  );
}
