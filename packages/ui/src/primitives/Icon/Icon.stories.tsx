import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'offers' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

/** Icons that point turn round where reading runs from right to left. */
export const RightToLeft: Story = {
  args: { name: 'arrowRight' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
