import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Scheme } from '../../tokens/tiers.ts';
import { mobileView } from '../views.ts';
import { JourneyApp } from './JourneyApp.tsx';

/** Journeys through several screens. Each step is a play function, and later journeys reuse earlier steps. */
const meta = {
  title: 'Journeys/Member',
  component: JourneyApp,
  tags: ['!autodocs'],
  parameters: { modes: { desktop: ['SignInToCode'] }, layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: { layout: 'mobile', scheme: 'dark', start: '/login' },
  render: (args, { globals }) => <JourneyApp {...args} scheme={globals['scheme'] as Scheme} />,
} satisfies Meta<typeof JourneyApp>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Stage {
  readonly canvasElement: HTMLElement;
}

/** Signs in from the first page; on mobile through the landing page. */
async function signIn({ canvasElement }: Stage) {
  const page = within(canvasElement);
  const landing = page.queryByRole('link', { name: 'Log in' });
  if (landing) await userEvent.click(landing);
  await userEvent.type(await page.findByLabelText('Email'), 'jack@demo.test');
  await userEvent.type(page.getByLabelText('Password'), 'Demo-pass-1');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect(await page.findByText('Reward balance')).toBeVisible();
}

/** Goes from Home to the list of offers. */
async function seeAllOffers({ canvasElement }: Stage) {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('link', { name: 'See all offers' }));
  await expect(
    await page.findByRole('heading', { level: 1, name: 'My Exclusive Offers' }),
  ).toBeVisible();
}

export const SignIn: Story = { play: signIn };

/** At the till: from sign-in to the QR code of an offer. */
export const SignInToCode: Story = {
  play: async (stage) => {
    await signIn(stage);
    await seeAllOffers(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Dinner for two' }));
    await expect(
      await page.findByRole('img', { name: /QR code for Dinner for two/ }),
    ).toBeVisible();
    await expect(page.getByText('DINE-4827-KQ')).toBeVisible();
  },
};

/** At reception: the card turns to the member's code and back. */
export const ShowTheCard: Story = {
  play: async (stage) => {
    await signIn(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show code' }));
    await expect(
      await page.findByRole('img', { name: /QR code of your membership number/ }),
    ).toBeVisible();
  },
};

/** A used offer has no code and links back to the list. */
export const UsedOffer: Story = {
  args: { start: '/' },
  play: async (stage) => {
    await seeAllOffers(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Late supper' }));
    await expect((await page.findAllByText('Already redeemed'))[0]).toBeVisible();
    await expect(page.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('link', { name: 'Back' }));
    await expect(await page.findByRole('region', { name: 'My offers' })).toBeVisible();
  },
};
