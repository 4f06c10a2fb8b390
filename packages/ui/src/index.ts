// Long because it lists every export of the package. `scripts/checks/sources/published.test.mjs` compares it with the components
// of the stories.
export type { DishKind } from './artwork/DishArtwork.tsx';
export type { EventKind } from './artwork/EventArtwork.tsx';
export type { OfferCategory } from './artwork/OfferArtwork.tsx';
export { AddToWallet, type AddToWalletProps } from './components/AddToWallet/AddToWallet.tsx';
export type { AddToWalletState, WalletStore } from './components/AddToWallet/wallet.types.ts';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export {
  BenefitComparison,
  type BenefitComparisonProps,
  type ComparedBenefit,
  type ComparedTier,
} from './components/BenefitComparison/BenefitComparison.tsx';
export {
  type BenefitCategory,
  type BenefitItem,
  BenefitList,
  type BenefitListProps,
} from './components/BenefitList/BenefitList.tsx';
export { EventCard, type EventCardProps } from './components/EventCard/EventCard.tsx';
export { EventCardSkeleton } from './components/EventCard/EventCardSkeleton.tsx';
export type {
  EventDate,
  EventStanding,
  EventSummary,
  ListedEvent,
} from './components/EventCard/event.types.ts';
export { GameList, type GameListProps } from './components/GameList/GameList.tsx';
export type { GameChance, ListedGame } from './components/GameList/game.types.ts';
export {
  type Incentive,
  IncentiveTerms,
  type IncentiveTermsProps,
} from './components/IncentiveTerms/IncentiveTerms.tsx';
export {
  InfoDialog,
  type InfoDialogProps,
  type InfoState,
} from './components/InfoDialog/InfoDialog.tsx';
export {
  InstallBanner,
  type InstallBannerProps,
  type InstallWay,
} from './components/InstallBanner/InstallBanner.tsx';
export {
  LANGUAGE_NAMES,
  LanguageChoice,
  type LanguageChoiceProps,
  type LanguageTag,
} from './components/LanguageChoice/LanguageChoice.tsx';
export { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
export type {
  LoadFailureProps,
  LoadFailureState,
  UnsavedState,
} from './components/LoadFailure/LoadFailure.types.ts';
export { MemberCard, type MemberCardProps } from './components/MemberCard/MemberCard.tsx';
export type { MemberCardLabels } from './components/MemberCard/MemberCard.types.ts';
export { MemberCardSkeleton } from './components/MemberCard/MemberCardSkeleton.tsx';
export { MemberCode, type MemberCodeProps } from './components/MemberCard/MemberCode.tsx';
export { NewsFeed, type NewsFeedProps, type NewsItem } from './components/NewsFeed/NewsFeed.tsx';
export {
  OfflineBanner,
  type OfflineBannerProps,
} from './components/OfflineBanner/OfflineBanner.tsx';
export {
  OnlineGamingCta,
  type OnlineGamingCtaProps,
} from './components/OnlineGamingCta/OnlineGamingCta.tsx';
export { PlayList } from './components/PlayList/PlayList.tsx';
export type {
  PlayCheckState,
  PlayEntry,
  PlayListProps,
  PlayListProps as PlaysSectionProps,
  PlayListState,
} from './components/PlayList/PlayList.types.ts';
export {
  PointsBalance,
  type PointsBalanceProps,
} from './components/PointsBalance/PointsBalance.tsx';
export {
  PrizeWheel,
  type PrizeWheelProps,
  type PrizeWheelState,
} from './components/PrizeWheel/PrizeWheel.tsx';
export type { PrizeIcon } from './components/PrizeWheel/prizeIcons.ts';
export type { WheelPrize } from './components/PrizeWheel/wheelLayout.ts';
export {
  type Promotion,
  PromotionCard,
  type PromotionCardProps,
} from './components/PromotionCard/PromotionCard.tsx';
export {
  QrPanel,
  type QrPanelProps,
  type QrPanelState,
  type QrPanelWords,
} from './components/QrPanel/QrPanel.tsx';
export { RealityCheck, type RealityCheckProps } from './components/RealityCheck/RealityCheck.tsx';
export {
  RecordingConsent,
  type RecordingConsentProps,
} from './components/RecordingConsent/RecordingConsent.tsx';
export { DietFilter, type DietFilterProps } from './components/RestaurantMenu/DietFilter.tsx';
export { dishesOnMenus } from './components/RestaurantMenu/diets.ts';
export type {
  Diet,
  Dish,
  Menu as DiningMenu,
  MenuSection,
} from './components/RestaurantMenu/menu.types.ts';
export {
  RestaurantMenu,
  type RestaurantMenuProps,
} from './components/RestaurantMenu/RestaurantMenu.tsx';
export { RichText, type RichTextProps } from './components/RichText/RichText.tsx';
export { Spotlight, type SpotlightProps } from './components/Spotlight/Spotlight.tsx';
export { SpotlightSkeleton } from './components/Spotlight/SpotlightSkeleton.tsx';
export { TierBadge, type TierBadgeProps } from './components/TierBadge/TierBadge.tsx';
export { TierProgress, type TierProgressProps } from './components/TierProgress/TierProgress.tsx';
export { UpdatePrompt, type UpdatePromptProps } from './components/UpdatePrompt/UpdatePrompt.tsx';
export { VenueHeader, type VenueHeaderProps } from './components/VenueHeader/VenueHeader.tsx';
export { VoucherCard, type VoucherCardProps } from './components/VoucherCard/VoucherCard.tsx';
export { VoucherCardSkeleton } from './components/VoucherCard/VoucherCardSkeleton.tsx';
export {
  type VoucherStatus,
  VoucherStatusBadge,
  type VoucherStatusBadgeProps,
} from './components/VoucherCard/VoucherStatusBadge.tsx';
export {
  WalletCode,
  type WalletCodeProps,
  type WalletCodeState,
} from './components/WalletCode/WalletCode.tsx';
export type { TimeSpan } from './i18n/eventTimes.ts';
export {
  createFormatters,
  type DayWords,
  type Formatters,
  type Reader,
  type ReaderDays,
} from './i18n/formatters.ts';
export {
  I18nProvider,
  type I18nProviderProps,
  useFormatters,
  useMessages,
} from './i18n/I18nProvider.tsx';
export { enGB, type Messages } from './i18n/messages.ts';
export { createPlural, type PluralForms } from './i18n/plurals.ts';
export { signInErrorMessage } from './i18n/signInErrorMessage.ts';
export { isolateValues } from './i18n/values/isolateValues.ts';
export { zhHans } from './i18n/zh-Hans/catalogue.ts';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './primitives/Accordion/Accordion.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx';
export type { ButtonVariant } from './primitives/Button/buttonStyle.ts';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './primitives/CheckboxGroup/CheckboxGroup.tsx';
export {
  type ChipChoice,
  ChoiceChips,
  type ChoiceChipsProps,
} from './primitives/ChoiceChips/ChoiceChips.tsx';
export {
  DateOfBirthField,
  type DateOfBirthFieldProps,
} from './primitives/DateOfBirthField/DateOfBirthField.tsx';
export type { DateParts } from './primitives/DateOfBirthField/dateParts.ts';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './primitives/DefinitionList/DefinitionList.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { MessageDialog, type MessageDialogProps } from './primitives/Dialog/MessageDialog.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx';
export type { FieldCommonProps } from './primitives/Field/FieldFrame.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/Field/PasswordField.tsx';
export { type InputProps, TextField, type TextFieldProps } from './primitives/Field/TextField.tsx';
export { CardGrid, type CardGridProps } from './primitives/Grid/CardGrid.tsx';
export { Grid, type GridProps } from './primitives/Grid/Grid.tsx';
export { mailIcon, memberIcon, phoneIcon } from './primitives/Icon/contactIcons.ts';
export {
  arrowLeftIcon,
  arrowRightIcon,
  checkIcon,
  chevronDownIcon,
  chevronRightIcon,
  closeIcon,
  eyeIcon,
  eyeOffIcon,
  refreshIcon,
  turnIcon,
} from './primitives/Icon/controlIcons.ts';
export {
  backspaceIcon,
  cameraIcon,
  cameraOffIcon,
  cardIcon,
  soundOffIcon,
  soundOnIcon,
} from './primitives/Icon/deviceIcons.ts';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { IconDrawing } from './primitives/Icon/icon.types.ts';
export { alertIcon, infoIcon, offlineIcon, successIcon } from './primitives/Icon/statusIcons.ts';
export {
  addToHomeIcon,
  clockIcon,
  eventsIcon,
  externalIcon,
  gamingIcon,
  homeIcon,
  logOutIcon,
  moreIcon,
  offersIcon,
  pointsIcon,
  qrIcon,
  restaurantIcon,
  shareIcon,
  stayIcon,
  travelIcon,
  walletIcon,
} from './primitives/Icon/topicIcons.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export type { ModalProps } from './primitives/Modal/ModalBody.tsx';
export {
  NewPasswordField,
  type NewPasswordFieldProps,
} from './primitives/PasswordStrength/NewPasswordField.tsx';
export {
  PasswordStrength,
  type PasswordStrengthProps,
  type StrengthLevels,
} from './primitives/PasswordStrength/PasswordStrength.tsx';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './primitives/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export {
  SharedElement,
  type SharedElementProps,
} from './primitives/SharedElement/SharedElement.tsx';
export { SharedElementContext } from './primitives/SharedElement/sharedElementContext.ts';
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx';
export { ShowMore, type ShowMoreProps } from './primitives/ShowMore/ShowMore.tsx';
export { useShown } from './primitives/ShowMore/useShown.ts';
export { LoadingRegion, type LoadingRegionProps } from './primitives/Skeleton/LoadingRegion.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Spinner } from './primitives/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps } from './primitives/Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export {
  TelephoneField,
  type TelephoneFieldProps,
} from './primitives/TelephoneField/TelephoneField.tsx';
export { Text, type TextProps, type TextTone } from './primitives/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
export { ToastProvider, type ToastProviderProps } from './primitives/Toast/ToastProvider.tsx';
export {
  ToastQueueProvider,
  useNotification,
  useToast,
} from './primitives/Toast/ToastQueueProvider.tsx';
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx';
export { Toasts, type ToastsProps } from './primitives/Toast/Toasts.tsx';
export {
  createToastQueue,
  NOTIFICATION_MILLISECONDS,
  type NotificationMessage,
  type QueuedToast,
  TOAST_MILLISECONDS,
  type ToastMessage,
  type ToastQueue,
  type ToastTone,
} from './primitives/Toast/toastQueue.ts';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export type {
  AccountOutcome,
  AccountOutcomeScreenProps,
  DealtCardState,
} from './screens/AccountOutcome/AccountOutcome.types.ts';
export { AccountOutcomeScreen } from './screens/AccountOutcome/AccountOutcomeScreen.tsx';
export type { CasinoOption, Casinos, FormState } from './screens/account/form.types.ts';
export type { NewPasswordValues } from './screens/account/NewPasswordForm.tsx';
export type { BenefitsScreenProps, BenefitsState } from './screens/Benefits/Benefits.types.ts';
export { BenefitsScreen } from './screens/Benefits/BenefitsScreen.tsx';
export type { CannotOpenScreenProps } from './screens/CannotOpen/CannotOpen.types.ts';
export { CannotOpenScreen } from './screens/CannotOpen/CannotOpenScreen.tsx';
export type {
  CommunicationsScreenProps,
  CommunicationsState,
  ConsentChoice,
  ConsentQuestion,
  ConsentRecord,
} from './screens/Communications/Communications.types.ts';
export { CommunicationsScreen } from './screens/Communications/CommunicationsScreen.tsx';
export type {
  CreateLoginScreenProps,
  CreateLoginValues,
} from './screens/CreateLogin/CreateLogin.types.ts';
export { CreateLoginScreen } from './screens/CreateLogin/CreateLoginScreen.tsx';
export type { CreatePasswordScreenProps } from './screens/CreatePassword/CreatePassword.types.ts';
export { CreatePasswordScreen } from './screens/CreatePassword/CreatePasswordScreen.tsx';
export type {
  DeleteAccountScreenProps,
  DeleteAccountState,
  DeleteAccountValues,
} from './screens/DeleteAccount/DeleteAccount.types.ts';
export { DeleteAccountScreen } from './screens/DeleteAccount/DeleteAccountScreen.tsx';
export type { ErrorPageScreenProps } from './screens/ErrorPage/ErrorPage.types.ts';
export { ErrorPageScreen } from './screens/ErrorPage/ErrorPageScreen.tsx';
export type {
  EventDetail,
  EventDetailsScreenProps,
  EventDetailsState,
  RsvpOutcome,
} from './screens/EventDetails/EventDetails.types.ts';
export { EventDetailsScreen } from './screens/EventDetails/EventDetailsScreen.tsx';
export type { EventsScreenProps, EventsState } from './screens/Events/Events.types.ts';
export { EventsScreen } from './screens/Events/EventsScreen.tsx';
export type {
  ForgottenPasswordScreenProps,
  ForgottenPasswordValues,
} from './screens/ForgottenPassword/ForgottenPassword.types.ts';
export { ForgottenPasswordScreen } from './screens/ForgottenPassword/ForgottenPasswordScreen.tsx';
export { CardIndex } from './screens/Home/CardIndex.tsx';
export {
  EndingPointsNote,
  type EndingPointsNoteProps,
} from './screens/Home/EndingPointsNote.tsx';
export type {
  HomeMember,
  HomeOffersState,
  HomeScreenProps,
  HomeState,
  HomeVenue,
  PointsReminder,
  TierGain,
  TierStanding,
} from './screens/Home/Home.types.ts';
export { HomeScreen } from './screens/Home/HomeScreen.tsx';
export type {
  InterestName,
  InterestsScreenProps,
  InterestsState,
} from './screens/Interests/Interests.types.ts';
export { InterestsScreen } from './screens/Interests/InterestsScreen.tsx';
export type { LandingScreenProps } from './screens/Landing/Landing.types.ts';
export { LandingScreen } from './screens/Landing/LandingScreen.tsx';
export type {
  LinkMembershipDraft,
  LinkMembershipScreenProps,
  LinkMembershipValues,
} from './screens/LinkMembership/LinkMembership.types.ts';
export { LinkMembershipScreen } from './screens/LinkMembership/LinkMembershipScreen.tsx';
export type {
  LinkMembershipEntryScreenProps,
  LinkMembershipEntryState,
} from './screens/LinkMembershipEntry/LinkMembershipEntry.types.ts';
export { LinkMembershipEntryScreen } from './screens/LinkMembershipEntry/LinkMembershipEntryScreen.tsx';
export type { LinkMembershipIntroScreenProps } from './screens/LinkMembershipIntro/LinkMembershipIntro.types.ts';
export { LinkMembershipIntroScreen } from './screens/LinkMembershipIntro/LinkMembershipIntroScreen.tsx';
export type { LoginScreenProps, LoginState, LoginValues } from './screens/Login/Login.types.ts';
export { LoginScreen } from './screens/Login/LoginScreen.tsx';
export type { MoreGroup, MoreScreenProps } from './screens/More/More.types.ts';
export { MoreScreen } from './screens/More/MoreScreen.tsx';
export type {
  MyCasinoScreenProps,
  MyCasinoState,
  VenueDetail,
  VenueInShort,
} from './screens/MyCasino/MyCasino.types.ts';
export { MyCasinoScreen } from './screens/MyCasino/MyCasinoScreen.tsx';
export type { NotFoundScreenProps } from './screens/NotFound/NotFound.types.ts';
export { NotFoundScreen } from './screens/NotFound/NotFoundScreen.tsx';
export type {
  OfferDetail,
  OfferDetailsScreenProps,
  OfferDetailsState,
} from './screens/OfferDetails/OfferDetails.types.ts';
export { OfferDetailsScreen } from './screens/OfferDetails/OfferDetailsScreen.tsx';
export type { OffersScreenProps, OffersState } from './screens/Offers/Offers.types.ts';
export { OffersScreen } from './screens/Offers/OffersScreen.tsx';
export { PlaysSection } from './screens/Plays/PlaysSection.tsx';
export type {
  KindOfPoints,
  MissingReport,
  MonthTickets,
  MovementKind,
  PointMovement,
  PointsScreenProps,
  PointsState,
  PointsSummary,
  PointsValue,
  SentReport,
  StatementState,
  TicketAttempt,
} from './screens/Points/Points.types.ts';
export { PointsScreen } from './screens/Points/PointsScreen.tsx';
export type {
  CasinoChoice,
  OwnCasino,
  ProfileChange,
  ProfileMember,
  ProfileScreenProps,
  ProfileState,
} from './screens/Profile/Profile.types.ts';
export { ProfileScreen } from './screens/Profile/ProfileScreen.tsx';
export type {
  PromotionsScreenProps,
  PromotionsState,
} from './screens/Promotions/Promotions.types.ts';
export { PromotionsScreen } from './screens/Promotions/PromotionsScreen.tsx';
export type { PromotionsHiddenScreenProps } from './screens/PromotionsHidden/PromotionsHidden.types.ts';
export { PromotionsHiddenScreen } from './screens/PromotionsHidden/PromotionsHiddenScreen.tsx';
export type {
  Gender,
  MarketingQuestion,
  RegisterDraft,
  RegisterKnown,
  RegisterScreenProps,
  RegisterValues,
} from './screens/Register/Register.types.ts';
export { RegisterScreen } from './screens/Register/RegisterScreen.tsx';
export type {
  ResetPasswordScreenProps,
  ResetPasswordState,
} from './screens/ResetPassword/ResetPassword.types.ts';
export { ResetPasswordScreen } from './screens/ResetPassword/ResetPasswordScreen.tsx';
export type {
  RestaurantDetail,
  RestaurantScreenProps,
  RestaurantState,
} from './screens/Restaurant/Restaurant.types.ts';
export { RestaurantScreen } from './screens/Restaurant/RestaurantScreen.tsx';
export type {
  Appearance,
  DownloadState,
  PromotionFreeAction,
  PromotionFreeState,
  RecordingSettings,
  SaferGamblingSettings,
  SavingState,
  SettingsScreenProps,
  SettingsState,
  SettingsWaiting,
} from './screens/Settings/Settings.types.ts';
export { SettingsScreen } from './screens/Settings/SettingsScreen.tsx';
export type {
  SlotsEventsState,
  SlotsScreenProps,
  SlotsState,
} from './screens/Slots/Slots.types.ts';
export { SlotsScreen } from './screens/Slots/SlotsScreen.tsx';
export type {
  SpinGame,
  SpinPrize,
  SpinResult,
  SpinStage,
  SpinTheWheelScreenProps,
  SpinTheWheelState,
} from './screens/SpinTheWheel/SpinTheWheel.types.ts';
export { SpinTheWheelScreen } from './screens/SpinTheWheel/SpinTheWheelScreen.tsx';
export { SplashScreen } from './screens/Splash/SplashScreen.tsx';
export type {
  SupportScreenProps,
  SupportState,
  SupportValues,
} from './screens/Support/Support.types.ts';
export { SupportScreen } from './screens/Support/SupportScreen.tsx';
export { type AsOf, useAsOfText } from './screens/shared/asOf.ts';
export { EveningWords } from './screens/shared/EveningWords.tsx';
export type { CasinoNumber } from './screens/shared/HelpNumbers.tsx';
export type { OpeningTime } from './screens/shared/OpeningHours.tsx';
export type { Offer, OfferRedemption } from './screens/shared/offer.types.ts';
export type { CardHolder } from './screens/shared/ownCard/OwnCard.tsx';
export type { CardIndexProps } from './screens/shared/ownCard/OwnCard.types.ts';
export type {
  EndingPoints,
  PointsRule,
  PointsRuleInForce,
} from './screens/shared/pointsRule.types.ts';
export type { EventTonight } from './screens/shared/useEveningWords.tsx';
export type { VenueOpening } from './screens/shared/venueOpening.ts';
export type {
  DayDevice,
  DayRecord,
  DayRedemption,
  TillDayScreenProps,
  TillDayState,
} from './screens/TillDay/TillDay.types.ts';
export { TillDayScreen } from './screens/TillDay/TillDayScreen.tsx';
export type {
  CameraStatus,
  ScanAnswer,
  ScanProblem,
  ScanRead,
  ScanSlot,
  TillScanScreenProps,
  TillScanState,
  TillVoucherSummary,
} from './screens/TillScan/TillScan.types.ts';
export { TillScanScreen } from './screens/TillScan/TillScanScreen.tsx';
export type {
  ScannerFinding,
  ScannerTest,
  TillScannerScreenProps,
  TillScannerState,
} from './screens/TillScanner/TillScanner.types.ts';
export { TillScannerScreen } from './screens/TillScanner/TillScannerScreen.tsx';
export type {
  TillDeviceFormState,
  TillDeviceValues,
  TillSetupScreenProps,
  TillSetupState,
  TillVenue,
} from './screens/TillSetup/TillSetup.types.ts';
export { TillSetupScreen } from './screens/TillSetup/TillSetupScreen.tsx';
export type {
  NewPinState,
  PinState,
  TillPerson,
  TillStaffScreenProps,
  TillStaffState,
} from './screens/TillStaff/TillStaff.types.ts';
export { TillStaffScreen } from './screens/TillStaff/TillStaffScreen.tsx';
export type {
  TillConnection,
  TillLogInError,
  TillLogInState,
  TillLogInValues,
  TillPlace,
  TillRefusal,
  TillReversalReason,
  TillTakeBackState,
} from './screens/till/till.types.ts';
export type { UnsavedScreenProps } from './screens/Unsaved/Unsaved.types.ts';
export { UnsavedScreen } from './screens/Unsaved/UnsavedScreen.tsx';
export type {
  ChangedAddress,
  VerifyEmailScreenProps,
  VerifyEmailState,
} from './screens/VerifyEmail/VerifyEmail.types.ts';
export { VerifyEmailScreen } from './screens/VerifyEmail/VerifyEmailScreen.tsx';
export { AccountLayout } from './shell/account/AccountLayout.tsx';
export { LanguageCorner } from './shell/account/LanguageCorner.tsx';
export { DesktopShell } from './shell/DesktopShell.tsx';
export { MobileShell } from './shell/MobileShell.tsx';
export { NavigationProvider, type NavigationProviderProps } from './shell/NavigationProvider.tsx';
export { Page } from './shell/Page.tsx';
export { MAIN_ID } from './shell/SkipLink.tsx';
export type {
  AccountLayoutProps,
  DesktopShellProps,
  MobileNavigationItem,
  MobileShellProps,
  NavigationAction,
  NavigationLink,
  NavigationMenu,
  SaferGamblingContent,
} from './shell/shell.types.ts';
export { SlotsHeader, type SlotsHeaderProps } from './shell/slots/SlotsHeader.tsx';
export { SlotsReels, type SlotsReelsProps } from './shell/slots/SlotsReels.tsx';
export { GlobalStyle } from './tokens/GlobalStyle.tsx';
export { globalCss } from './tokens/globalCss.ts';
export { arabicCss } from './tokens/languages/arabic.ts';
export { chineseCss } from './tokens/languages/chinese.ts';
export { rightToLeftCss } from './tokens/languages/rightToLeft.ts';
export type { Layout } from './tokens/layouts.ts';
export { breakpoints, LAYOUT_SWITCH } from './tokens/scale.ts';
export { ThemeRoot, type ThemeRootProps } from './tokens/ThemeRoot.tsx';
export { SCHEMES, type Scheme, TIERS, type Tier } from './tokens/tiers.ts';
