import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <LoadingRegion label="Loading">
        <Story />
      </LoadingRegion>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Shapes: Story = variants(Skeleton, {
  Picture: { shape: 'card', height: '10rem' },
  Pill: { shape: 'pill', width: '6rem', height: '2rem' },
});
export const Paragraph: Story = {
  render: () => (
    <Stack gap={2}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  ),
};
