export { createFormatters, type Formatters } from './i18n/formatters.ts';
export {
  I18nProvider,
  type I18nProviderProps,
  useFormatters,
  useMessages,
} from './i18n/I18nProvider.tsx';
export {
  enGB,
  type Messages,
  type SignInErrorCode,
  signInErrorMessage,
} from './i18n/messages.ts';
export type { ErrorPageScreenProps } from './screens/ErrorPage/ErrorPage.types.ts';
export type {
  HomeGame,
  HomeMember,
  HomeOffersState,
  HomeScreenProps,
  HomeState,
  HomeVenue,
  TierStanding,
} from './screens/Home/Home.types.ts';
export type { LandingScreenProps } from './screens/Landing/Landing.types.ts';
export type {
  LinkMembershipEntryScreenProps,
  LinkMembershipEntryState,
} from './screens/LinkMembershipEntry/LinkMembershipEntry.types.ts';
export type { LoginScreenProps, LoginState, LoginValues } from './screens/Login/Login.types.ts';
export type { NotFoundScreenProps } from './screens/NotFound/NotFound.types.ts';
export type {
  OfferDetail,
  OfferDetailsScreenProps,
  OfferDetailsState,
  OfferQrState,
} from './screens/OfferDetails/OfferDetails.types.ts';
export type { OffersScreenProps, OffersState } from './screens/Offers/Offers.types.ts';
export type { SplashScreenProps } from './screens/Splash/Splash.types.ts';
export type {
  Layout,
  Offer,
  OfferCategory,
  OfferStatus,
} from './screens/shared.types.ts';
export type {
  VerifyEmailScreenProps,
  VerifyEmailState,
} from './screens/VerifyEmail/VerifyEmail.types.ts';
export { NavigationProvider, type NavigationProviderProps } from './shell/NavigationProvider.tsx';
export type {
  AccountLayoutProps,
  DesktopShellProps,
  MobileNavigationItem,
  MobileShellProps,
  NavigationAction,
  NavigationIcon,
  NavigationLink,
  NavigationMenu,
  SaferGamblingContent,
} from './shell/shell.types.ts';
export { SCHEMES, type Scheme, TIERS, type Tier } from './tokens/tiers.ts';
