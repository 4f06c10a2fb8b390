import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BUTTON_KEYS } from '../../stories/pages/pageParameters.ts';
import { presses } from '../../stories/steps.ts';
import { closeIcon } from '../Icon/controlIcons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { keyboard: BUTTON_KEYS },
  args: { label: 'Close', icon: closeIcon, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { play: presses('Close', 'onClick') };
export const Disabled: Story = { args: { disabled: true } };
