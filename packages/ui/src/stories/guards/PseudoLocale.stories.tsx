import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { initialsOf } from '../../components/Avatar/initialsOf.ts';
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
import linkEntry from '../../screens/LinkMembershipEntry/LinkMembershipEntryScreen.stories.tsx';
import linkMembershipIntro from '../../screens/LinkMembershipIntro/LinkMembershipIntroScreen.stories.tsx';
import login from '../../screens/Login/LoginScreen.stories.tsx';
import more from '../../screens/More/MoreScreen.stories.tsx';
import myCasino from '../../screens/MyCasino/MyCasinoScreen.stories.tsx';
import notFound from '../../screens/NotFound/NotFoundScreen.stories.tsx';
import offerDetails from '../../screens/OfferDetails/OfferDetailsScreen.stories.tsx';
import offers from '../../screens/Offers/OffersScreen.stories.tsx';
import points from '../../screens/Points/PointsScreen.stories.tsx';
import { profileMember } from '../../screens/Profile/Profile.fixtures.ts';
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
import { mobileView } from '../onDesktop.ts';
import { type ScreenStories, screenStory } from './screenStory.tsx';
import { textsIn, untranslatedTexts } from './untranslated.ts';

/**
 * The screens in the pseudo-locale on mobile: every text of the catalogue is in brackets and 40 % longer. A text
 * without brackets fails, unless it is data of the story.
 */
const meta = {
  title: 'Screens/In the pseudo-locale',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, locale: 'pseudo' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

interface Options {
  readonly others?: object;
  /** Texts that are derived from the data. */
  readonly derived?: readonly string[];
  /** The text that renders last, if parts of the screen load later. */
  readonly last?: RegExp;
}

/** A story of a screen whose play function expects no untranslated text. */
function inPseudoLocale(
  stories: ScreenStories,
  { others = {}, derived = [], last }: Options = {},
): Story {
  const story = screenStory(stories, others);
  const data = [memberMenu().label, ...textsIn(story.args), ...derived];
  return {
    ...story,
    play: async ({ canvas, canvasElement }) => {
      if (last) await canvas.findByText(last);
      await expect(untranslatedTexts(canvasElement, data)).toEqual([]);
    },
  };
}

export const Landing: Story = inPseudoLocale(landing);
export const Login: Story = inPseudoLocale(login);
export const Unsaved: Story = inPseudoLocale(unsaved);
export const VerifyEmail: Story = inPseudoLocale(verifyEmail);
export const LinkEntry: Story = inPseudoLocale(linkEntry);
export const Home: Story = inPseudoLocale(home, { others: Jack.args ?? {} });
export const Offers: Story = inPseudoLocale(offers);
export const OfferDetails: Story = inPseudoLocale(offerDetails);
export const Benefits: Story = inPseudoLocale(benefits);
export const More: Story = inPseudoLocale(more);
export const NotFound: Story = inPseudoLocale(notFound);
export const Communications: Story = inPseudoLocale(communications);
export const DeleteAccount: Story = inPseudoLocale(deleteAccount);
export const EventDetails: Story = inPseudoLocale(eventDetails, { last: /^Once a season/ });
export const Events: Story = inPseudoLocale(events);
export const Interests: Story = inPseudoLocale(interests);
export const MyCasino: Story = inPseudoLocale(myCasino);
export const Points: Story = inPseudoLocale(points);
export const Profile: Story = inPseudoLocale(profile, {
  derived: [initialsOf(profileMember.name)],
});
export const Promotions: Story = inPseudoLocale(promotions);
export const PromotionsHidden: Story = inPseudoLocale(promotionsHidden);
export const Restaurant: Story = inPseudoLocale(restaurant);
export const Settings: Story = inPseudoLocale(settings);
export const Slots: Story = inPseudoLocale(slots);
export const SpinTheWheel: Story = inPseudoLocale(spinTheWheel);
export const AccountOutcome: Story = inPseudoLocale(accountOutcome);
export const CreateLogin: Story = inPseudoLocale(createLogin);
export const CreatePassword: Story = inPseudoLocale(createPassword);
export const ErrorPage: Story = inPseudoLocale(errorPage);
export const ForgottenPassword: Story = inPseudoLocale(forgottenPassword);
export const LinkMembership: Story = inPseudoLocale(linkMembership);
export const LinkMembershipIntro: Story = inPseudoLocale(linkMembershipIntro);
export const Register: Story = inPseudoLocale(register);
export const ResetPassword: Story = inPseudoLocale(resetPassword);
export const Support: Story = inPseudoLocale(support);
export const CannotOpen: Story = inPseudoLocale(cannotOpen);
