import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import home, { Jack } from '../../screens/Home/HomeScreen.stories.tsx';
import login from '../../screens/Login/LoginScreen.stories.tsx';
import offerDetails from '../../screens/OfferDetails/OfferDetailsScreen.stories.tsx';
import offers from '../../screens/Offers/OffersScreen.stories.tsx';
import { mobileView, onDesktop } from '../../screens/onDesktop.ts';
import { memberMenu } from '../../shell/shell.fixtures.ts';
import { screenStory } from './screenStory.tsx';

/** The screens with lines that run from right to left: everything that points or leans turns round. */
const meta = {
  title: 'Screens/Right to left',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, direction: 'rtl' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Home: Story = screenStory(home, Jack.args);
export const HomeDesktop: Story = onDesktop({ ...Home, globals: { direction: 'rtl' } });

/** The menu of the far end opens inside the window. */
export const MemberMenu: Story = {
  ...onDesktop({ ...screenStory(offers), globals: { direction: 'rtl' } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: memberMenu().label }));
    const entry = page.getByRole('button', { name: 'Log Out' }).getBoundingClientRect();
    await expect(entry.left).toBeGreaterThanOrEqual(0);
    await expect(entry.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OfferDetails: Story = screenStory(offerDetails);
export const Login: Story = screenStory(login);
export const LoginDesktop: Story = onDesktop({ ...Login, globals: { direction: 'rtl' } });
