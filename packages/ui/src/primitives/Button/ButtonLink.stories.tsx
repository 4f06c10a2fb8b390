import type { Meta, StoryObj } from '@storybook/react-vite';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { links } from '../../stories/steps.ts';
import { variants } from '../../stories/variants.tsx';
import { arrowLeftIcon } from '../Icon/controlIcons.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  parameters: { keyboard: LINK_KEYS },
  args: { href: '#login', children: 'Log in' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { play: links('Log in', '#login') };
export const Variants: Story = variants(ButtonLink, {
  Secondary: { variant: 'secondary' },
  Quiet: { variant: 'quiet', icon: arrowLeftIcon, children: 'Back' },
  Block: { block: true },
});
