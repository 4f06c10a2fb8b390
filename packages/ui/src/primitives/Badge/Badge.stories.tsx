import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { checkIcon } from '../Icon/controlIcons.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Members only' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Variants: Story = variants(Badge, {
  Success: { tone: 'success', children: 'Available' },
  Warning: { tone: 'warning', children: 'Ends today' },
  Danger: { tone: 'danger', children: 'Blocked' },
  Info: { tone: 'info', children: 'Upcoming' },
  Icon: { tone: 'success', icon: checkIcon, children: 'Available' },
});

/** One or two words. */
export const DoOneOrTwoWords: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { tone: 'success', children: 'Available' },
};

/** A sentence. It does not wrap, and belongs in a `Banner`. */
export const DontSentence: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { tone: 'success', children: 'You can use this offer today' },
};

/** The words state the status without the colour. */
export const DoStateInWords: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { tone: 'danger', children: 'Blocked' },
};

/** Only the colour says that something is wrong. */
export const DontColourOnly: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { tone: 'danger', children: 'Status' },
};
