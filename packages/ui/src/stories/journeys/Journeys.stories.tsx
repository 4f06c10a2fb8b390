import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Scheme } from '../../tokens/tiers.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { House } from './House.tsx';

/** Whole walks through the app, as a member takes them: each step is a play, and later walks begin with earlier ones. */
const meta = {
  title: 'Journeys/Member',
  component: House,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: { layout: 'mobile', scheme: 'dark', start: '/login' },
  render: (args, { globals }) => <House {...args} scheme={globals['scheme'] as Scheme} />,
} satisfies Meta<typeof House>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Stage {
  readonly canvasElement: HTMLElement;
}

/** From the first page to home; on a narrow window by way of the landing page. */
async function signIn({ canvasElement }: Stage) {
  const page = within(canvasElement);
  const landing = page.queryByRole('link', { name: 'Log in' });
  if (landing) await userEvent.click(landing);
  await userEvent.type(await page.findByLabelText('Email'), 'jack@demo.test');
  await userEvent.type(page.getByLabelText('Password'), 'Demo-pass-1');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect(await page.findByText('Reward balance')).toBeVisible();
}

/** From home to the list of offers. */
async function seeAllOffers({ canvasElement }: Stage) {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('link', { name: 'See all offers' }));
  await expect(
    await page.findByRole('heading', { level: 1, name: 'My Exclusive Offers' }),
  ).toBeVisible();
}

export const SignIn: Story = { play: signIn };

/** At the till: from the first page to the code that is scanned. */
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
export const SignInToCodeDesktop: Story = onDesktop(SignInToCode);

/** At reception: the card turns to the member's own code, and back. */
export const ShowTheCard: Story = {
  play: async (stage) => {
    await signIn(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show code' }));
    await expect(
      page.getByRole('img', { name: /QR code of your membership number/ }),
    ).toBeVisible();
  },
};

/** An offer that was used has no code, and leads back to the list. */
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
