import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import benefits from '../../screens/Benefits/BenefitsScreen.stories.tsx';
import home, { Jack } from '../../screens/Home/HomeScreen.stories.tsx';
import landing from '../../screens/Landing/LandingScreen.stories.tsx';
import linkEntry from '../../screens/LinkMembershipEntry/LinkMembershipEntryScreen.stories.tsx';
import login from '../../screens/Login/LoginScreen.stories.tsx';
import more from '../../screens/More/MoreScreen.stories.tsx';
import notFound from '../../screens/NotFound/NotFoundScreen.stories.tsx';
import offerDetails from '../../screens/OfferDetails/OfferDetailsScreen.stories.tsx';
import offers from '../../screens/Offers/OffersScreen.stories.tsx';
import { mobileView } from '../../screens/onDesktop.ts';
import verifyEmail from '../../screens/VerifyEmail/VerifyEmailScreen.stories.tsx';
import { memberMenu } from '../../shell/shell.fixtures.ts';
import { type ScreenStories, screenStory } from './screenStory.tsx';
import { textsIn, untranslatedTexts } from './untranslated.ts';

/**
 * The screens with every word of the catalogue bracketed and two fifths longer, on a narrow window. A text
 * that is not bracketed is data of the story, or did not come from the catalogue and fails.
 */
const meta = {
  title: 'Screens/In the pseudo-locale',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, locale: 'pseudo' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The story of a screen that finds every text that would stay English. */
function inPseudoLocale(stories: ScreenStories, others?: object): Story {
  const story = screenStory(stories, others);
  const data = [memberMenu().label, ...textsIn(story.args)];
  return {
    ...story,
    play: async ({ canvasElement }) => {
      await expect(untranslatedTexts(canvasElement, data)).toEqual([]);
    },
  };
}

export const Landing: Story = inPseudoLocale(landing);
export const Login: Story = inPseudoLocale(login);
export const VerifyEmail: Story = inPseudoLocale(verifyEmail);
export const LinkEntry: Story = inPseudoLocale(linkEntry);
export const Home: Story = inPseudoLocale(home, Jack.args);
export const Offers: Story = inPseudoLocale(offers);
export const OfferDetails: Story = inPseudoLocale(offerDetails);
export const Benefits: Story = inPseudoLocale(benefits);
export const More: Story = inPseudoLocale(more);
export const NotFound: Story = inPseudoLocale(notFound);
