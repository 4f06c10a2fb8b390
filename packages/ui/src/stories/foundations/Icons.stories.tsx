import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { iconSets } from '../../primitives/Icon/iconSets.fixtures.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: 'All icons',
  render: () => (
    <Stack gap={10}>
      {iconSets.map((icons) => (
        <Grid key={Object.keys(icons)[0]} least="7rem" gap={6}>
          {Object.entries(icons).map(([name, icon]) => (
            <Stack key={name} align="center" gap={2}>
              <Icon icon={icon} size="large" />
              <Text variant="caption" tone="muted">
                {name}
              </Text>
            </Stack>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
