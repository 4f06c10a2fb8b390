import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { type TypeToken, typeScale } from '../../tokens/type.ts';
import { CopyNames } from './CopyNames.tsx';
import { typeUse } from './guidance.ts';
import { tokenNames } from './tokenNames.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The type scale has a role for each use, and no free sizes. */
export const Scale: Story = {
  render: () => (
    <Stack gap={6}>
      {(Object.keys(typeScale) as TypeToken[]).map((role) => (
        <Stack key={role} gap={1}>
          <Text variant="caption" tone="muted">
            {role} · {typeScale[role].weight} · {typeScale[role].size}
          </Text>
          <Text variant={role}>Your place at the table 1,204.50</Text>
          <Text variant="small" tone="muted">
            {typeUse[role]}
          </Text>
          <CopyNames inline names={tokenNames('type', role)} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Figures have one width, so that columns of points and money align. */
export const Figures: Story = {
  render: () => (
    <Stack gap={2} align="end">
      {['111,111.10', '24,180.00', '909,488.75'].map((figure) => (
        <Text key={figure} variant="figureSmall">
          {figure}
        </Text>
      ))}
    </Stack>
  ),
};
