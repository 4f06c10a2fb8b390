import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowRightIcon } from './controlIcons.ts';
import { Icon } from './Icon.tsx';
import { offersIcon } from './topicIcons.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { modes: { mirrored: ['Directional'] } },
  args: { icon: offersIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
/** Directional icons are mirrored in right-to-left text. */
export const Directional: Story = { args: { icon: arrowRightIcon } };
