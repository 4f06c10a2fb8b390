import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { type IconName, iconPaths } from '../../primitives/Icon/paths.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <Grid least="7rem" gap={6}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack key={name} align="center" gap={2}>
          <Icon name={name} size="large" />
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
