import { type ReactNode, useState } from 'react';
import homeStories, { Jack } from '../../screens/Home/HomeScreen.stories.tsx';
import { HomeScreen } from '../../screens/Home/HomeScreen.tsx';
import { LandingScreen } from '../../screens/Landing/LandingScreen.tsx';
import loginStories from '../../screens/Login/LoginScreen.stories.tsx';
import { LoginScreen } from '../../screens/Login/LoginScreen.tsx';
import { NotFoundScreen } from '../../screens/NotFound/NotFoundScreen.tsx';
import { usedDetails } from '../../screens/OfferDetails/OfferDetails.fixtures.ts';
import detailsStories from '../../screens/OfferDetails/OfferDetailsScreen.stories.tsx';
import { OfferDetailsScreen } from '../../screens/OfferDetails/OfferDetailsScreen.tsx';
import offersStories from '../../screens/Offers/OffersScreen.stories.tsx';
import { OffersScreen } from '../../screens/Offers/OffersScreen.tsx';
import { AccountLayout } from '../../shell/account/AccountLayout.tsx';
import { NavigationProvider } from '../../shell/NavigationProvider.tsx';
import { HELP_HREF } from '../../shell/shell.fixtures.ts';
import type { Layout } from '../../tokens/layouts.ts';
import { ThemeRoot } from '../../tokens/ThemeRoot.tsx';
import type { Scheme } from '../../tokens/tiers.ts';
import { MemberFrame, offersTitle } from '../storyFrames.tsx';

type Page = (layout: Layout, navigate: (path: string) => void) => ReactNode;

const landing: Page = (layout) => (
  <AccountLayout layout={layout} hero="full" helpHref={HELP_HREF}>
    <LandingScreen loginHref="/login-mobile" createHref="/account/create" />
  </AccountLayout>
);

const login: Page = (layout, navigate) => (
  <AccountLayout layout={layout} helpHref={HELP_HREF}>
    <LoginScreen {...loginStories.args} layout={layout} onSubmit={async () => navigate('/')} />
  </AccountLayout>
);

const usedOffer = {
  status: 'ready',
  holder: 'Jack Sample',
  offer: usedDetails,
  qr: { status: 'unavailable' },
} as const;

/** The pages of a journey by path, each in the shell of the app. */
const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/login', (layout, navigate) => (layout === 'mobile' ? landing : login)(layout, navigate)],
  ['/login-mobile', login],
  [
    '/',
    (layout) => (
      <MemberFrame path="/" layout={layout}>
        <HomeScreen {...homeStories.args} {...Jack.args} layout={layout} />
      </MemberFrame>
    ),
  ],
  [
    '/offers',
    (layout) => (
      <MemberFrame path="/offers" title={offersTitle} layout={layout}>
        <OffersScreen {...offersStories.args} layout={layout} />
      </MemberFrame>
    ),
  ],
  [
    '/offers/dinner-for-two',
    (layout) => (
      <MemberFrame path="/offers" title={offersTitle} backHref="/offers" layout={layout}>
        <OfferDetailsScreen {...detailsStories.args} layout={layout} />
      </MemberFrame>
    ),
  ],
  [
    usedDetails.href,
    (layout) => (
      <MemberFrame path="/offers" title={offersTitle} backHref="/offers" layout={layout}>
        <OfferDetailsScreen {...detailsStories.args} layout={layout} state={usedOffer} />
      </MemberFrame>
    ),
  ],
]);

export interface JourneyAppProps {
  readonly layout: Layout;
  readonly scheme: Scheme;
  /** The first path of the journey. */
  readonly start: string;
}

/** Screens that are connected by their links, with sample data and without a backend. */
export function JourneyApp({ layout, scheme, start }: JourneyAppProps) {
  const [path, navigate] = useState(start);
  const page = pages.get(path);
  const visitor = path.startsWith('/login');
  return (
    <NavigationProvider navigate={navigate}>
      <ThemeRoot {...(!visitor && { tier: 'jack' })} scheme={scheme}>
        {page ? (
          page(layout, navigate)
        ) : (
          <MemberFrame path={path} layout={layout}>
            <NotFoundScreen layout={layout} homeHref="/" />
          </MemberFrame>
        )}
      </ThemeRoot>
    </NavigationProvider>
  );
}
