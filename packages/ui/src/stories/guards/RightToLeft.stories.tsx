import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import accountOutcome from '../../screens/AccountOutcome/AccountOutcomeScreen.stories.tsx';
import benefits from '../../screens/Benefits/BenefitsScreen.stories.tsx';
import cannotOpen from '../../screens/CannotOpen/CannotOpenScreen.stories.tsx';
import communications from '../../screens/Communications/CommunicationsScreen.stories.tsx';
import createLogin from '../../screens/CreateLogin/CreateLoginScreen.stories.tsx';
import createPassword from '../../screens/CreatePassword/CreatePasswordScreen.stories.tsx';
import deleteAccount from '../../screens/DeleteAccount/DeleteAccountScreen.stories.tsx';
import errorPage from '../../screens/ErrorPage/ErrorPageScreen.stories.tsx';
import eventDetails from '../../screens/EventDetails/EventDetailsScreen.stories.tsx';
import events from '../../screens/Events/EventsScreen.stories.tsx';
import forgottenPassword from '../../screens/ForgottenPassword/ForgottenPasswordScreen.stories.tsx';
import home, { Jack } from '../../screens/Home/HomeScreen.stories.tsx';
import interests from '../../screens/Interests/InterestsScreen.stories.tsx';
import landing from '../../screens/Landing/LandingScreen.stories.tsx';
import linkMembership from '../../screens/LinkMembership/LinkMembershipScreen.stories.tsx';
import linkMembershipEntry from '../../screens/LinkMembershipEntry/LinkMembershipEntryScreen.stories.tsx';
import linkMembershipIntro from '../../screens/LinkMembershipIntro/LinkMembershipIntroScreen.stories.tsx';
import login from '../../screens/Login/LoginScreen.stories.tsx';
import more from '../../screens/More/MoreScreen.stories.tsx';
import myCasino from '../../screens/MyCasino/MyCasinoScreen.stories.tsx';
import notFound from '../../screens/NotFound/NotFoundScreen.stories.tsx';
import offerDetails from '../../screens/OfferDetails/OfferDetailsScreen.stories.tsx';
import offers from '../../screens/Offers/OffersScreen.stories.tsx';
import points from '../../screens/Points/PointsScreen.stories.tsx';
import profile from '../../screens/Profile/ProfileScreen.stories.tsx';
import promotions from '../../screens/Promotions/PromotionsScreen.stories.tsx';
import promotionsHidden from '../../screens/PromotionsHidden/PromotionsHiddenScreen.stories.tsx';
import register from '../../screens/Register/RegisterScreen.stories.tsx';
import resetPassword from '../../screens/ResetPassword/ResetPasswordScreen.stories.tsx';
import restaurant from '../../screens/Restaurant/RestaurantScreen.stories.tsx';
import settings from '../../screens/Settings/SettingsScreen.stories.tsx';
import slots from '../../screens/Slots/SlotsScreen.stories.tsx';
import spinTheWheel from '../../screens/SpinTheWheel/SpinTheWheelScreen.stories.tsx';
import support from '../../screens/Support/SupportScreen.stories.tsx';
import unsaved from '../../screens/Unsaved/UnsavedScreen.stories.tsx';
import verifyEmail from '../../screens/VerifyEmail/VerifyEmailScreen.stories.tsx';
import { memberMenu } from '../../shell/shell.fixtures.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { screenStory } from './screenStory.tsx';

/** The screens from right to left: arrows and asymmetric shapes are mirrored. */
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

/** The member menu opens inside the window. */
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

export const Benefits: Story = screenStory(benefits);
/** The description loads after the rest. */
export const EventDetails: Story = {
  ...screenStory(eventDetails),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Once a season/);
  },
};
export const Events: Story = screenStory(events);
export const Interests: Story = screenStory(interests);
export const More: Story = screenStory(more);
export const MyCasino: Story = screenStory(myCasino);
export const Profile: Story = screenStory(profile);
export const Promotions: Story = screenStory(promotions);
export const Restaurant: Story = screenStory(restaurant);
export const Settings: Story = screenStory(settings);
export const Slots: Story = screenStory(slots);
export const SpinTheWheel: Story = screenStory(spinTheWheel);
export const EventsDesktop: Story = onDesktop({ ...Events, globals: { direction: 'rtl' } });
export const SettingsDesktop: Story = onDesktop({ ...Settings, globals: { direction: 'rtl' } });

export const OfferDetails: Story = screenStory(offerDetails);
export const Login: Story = screenStory(login);
export const LoginDesktop: Story = onDesktop({ ...Login, globals: { direction: 'rtl' } });
export const AccountOutcome: Story = screenStory(accountOutcome);
export const CreateLogin: Story = screenStory(createLogin);
export const CreatePassword: Story = screenStory(createPassword);
export const ErrorPage: Story = screenStory(errorPage);
export const ForgottenPassword: Story = screenStory(forgottenPassword);
export const LinkMembership: Story = screenStory(linkMembership);
export const LinkMembershipIntro: Story = screenStory(linkMembershipIntro);
export const Register: Story = screenStory(register);
export const ResetPassword: Story = screenStory(resetPassword);
export const Support: Story = screenStory(support);
export const CannotOpen: Story = screenStory(cannotOpen);
export const Communications: Story = screenStory(communications);
export const DeleteAccount: Story = screenStory(deleteAccount);
export const Landing: Story = screenStory(landing);
export const LinkMembershipEntry: Story = screenStory(linkMembershipEntry);
export const NotFound: Story = screenStory(notFound);
export const Points: Story = screenStory(points);
export const PromotionsHidden: Story = screenStory(promotionsHidden);
export const Unsaved: Story = screenStory(unsaved);
export const VerifyEmail: Story = screenStory(verifyEmail);
