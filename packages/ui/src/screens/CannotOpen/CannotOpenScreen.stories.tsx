import type { Meta, StoryObj } from '@storybook/react-vite';
import { has, links, plays } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { casinoNumbers } from '../shared/HelpNumbers.fixtures.ts';
import { CannotOpenScreen } from './CannotOpenScreen.tsx';

const meta = {
  title: 'Screens/CannotOpen',
  component: CannotOpenScreen,
  ...withoutFrame(),
  args: { casinos: casinoNumbers, openHref: '/' },
} satisfies Meta<typeof CannotOpenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: plays(
    links('0808 8020 133', 'tel:08088020133'),
    has('link', '020 7946 0106'),
    links('Try again', '/'),
  ),
};
