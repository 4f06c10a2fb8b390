import type { Meta, StoryObj } from '@storybook/react-vite';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { desktopView, mobileView } from '../../stories/views.ts';
import { VenueHeader } from './VenueHeader.tsx';

const meta = {
  title: 'Components/VenueHeader',
  component: VenueHeader,
  parameters: {
    modes: { desktop: ['Tonight', 'Narrow'] },
    everyTier: () => ({}),
    keyboard: LINK_KEYS,
  },
  args: {
    name: 'The Orrery, London',
    emblem: 'orrery',
    intro: 'Brass, walnut and a ceiling that turns with the planets. Our quietest card room.',
    now: 'Open until 06:00',
  },
} satisfies Meta<typeof VenueHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { globals: mobileView };
export const KitchenOnly: Story = {
  args: { tonight: { text: 'Tonight: kitchen until 22:00' } },
  globals: mobileView,
};
export const Tonight: Story = {
  args: { tonight: { text: 'Tonight: The Night the Clocks Change, 22:00', href: '/events/1' } },
  globals: mobileView,
};
/** The casino is closed, so its windows are dark. */
export const ClosedByDay: Story = {
  args: { sky: 'day', lit: false, now: 'Opens at 12:00' },
  globals: mobileView,
};
export const AtTwilight: Story = {
  args: { emblem: 'tide', sky: 'twilight' },
  globals: desktopView,
};
/** A venue without an emblem of its own shows a spade. */
export const WithoutEmblem: Story = {
  args: { emblem: 'nobody-drew-this', name: 'Grand Donaudampfschifffahrtsgesellschaft Rooms' },
  globals: mobileView,
};
