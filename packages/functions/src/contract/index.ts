export { GENDERS, TITLES } from './account.ts';
export { ADULT_AGE, isOfAge } from './age.ts';
export {
  BENEFIT_CATEGORIES,
  type Benefit,
  benefitSchema,
  type TierBenefit,
} from './benefits/getBenefits.ts';
export { type Dayjs, inUtc, venueClock, venueInstant, venueInstantFrom } from './calendar.ts';
export type { CallableName, CallReply, CallRequest } from './callableTypes.ts';
export {
  CONSENT_CHANNELS,
  CONSENT_LABELS,
  CONSENT_PRODUCTS,
  CONSENT_QUESTIONS,
  CONSENT_TOPICS,
  CONSENT_WORDING,
  type Consent,
  type ConsentAnswer,
  type ConsentChannel,
  type ConsentProduct,
  type ConsentTopic,
  consentTo,
  isMarketing,
  type MarketingTopic,
} from './consents.ts';
export type { Casino } from './content/getCasinos.ts';
export { type InfoPage, infoPageSchema } from './content/getInfoPage.ts';
export { INFO_PAGES, type InfoPageName } from './content/infoPages.ts';
export * from './contracts.ts';
export {
  type Contract,
  defineContract,
  type RequestOf,
  type ResponseOf,
} from './defineContract.ts';
export { commitmentTo, drawOf, prizeAt, prizeListVersion } from './games/fairness.ts';
export {
  finalDayOf,
  type GameStanding,
  type GameTimes,
  gameEndsAt,
  gameMoments,
  gamePhase,
  gameStanding,
  isGameShown,
  isOptedIn,
  type OptIn,
  type PlayedDay,
  spinRefusal,
} from './games/gameRules.ts';
export { type Play, playSchema } from './games/play.ts';
export { type Prize, prizeSchema } from './games/prize.ts';
export { PLAY_CHECKS, type PlayCheck, type RevealedDay, verifyPlay } from './games/verifyPlay.ts';
export { type Incentive, incentiveSchema } from './incentive.ts';
export {
  INCENTIVE_BREACHES,
  INCENTIVE_RULE,
  type IncentiveBreach,
  type IncentiveFacts,
  incentiveBreaches,
  MAX_WAGERING_TIMES,
  PRODUCT_TYPES,
  type ProductType,
} from './incentiveRule.ts';
export { INTERESTS, type Interest } from './interests.ts';
export {
  BASE_ACCOUNT_DAYS,
  CALLABLE_TIMEOUT_SECONDS,
  DEFAULT_COUNTRY,
  FUNCTIONS_REGION,
  PASSWORD_RESET_HOURS,
  PENDING_REGISTRATION_DAYS,
  REALITY_CHECK_MINUTES,
  RECENT_SIGN_IN_SECONDS,
  SUBMISSION_HOURS,
  VENUE_TIME_ZONE,
} from './limits.ts';
export { type ContentItem, type Member, memberSchema } from './member.ts';
export { type Restaurant, restaurantSchema } from './members/getRestaurant.ts';
export { type Venue, type VenueRecord, venueRecordSchema } from './members/getVenue.ts';
export type { RegistrationValues } from './members/registerAccount.ts';
export { MAX_TICKET_COMMENTS, type TicketValues } from './members/submitTicket.ts';
export type { ProfileValues } from './members/updateProfile.ts';
export {
  isKnownMembershipType,
  MEMBERSHIP_BLOCKS,
  MEMBERSHIP_TYPES,
  type MembershipBlock,
  membershipBlock,
  TEMPORARY_MEMBERSHIP_TYPE,
  tierOf,
  venueOfHomeCasino,
} from './membership.ts';
export { counted, numberText } from './numbers.ts';
export { type Membership, type UserProfile, userProfileSchema } from './profile.ts';
export { type CasinoEvent, type EventCategory, eventSchema } from './promotions/event.ts';
export { type Game, gameSchema } from './promotions/getGames.ts';
export { SPIN_REFUSALS, type SpinRefusal } from './promotions/spinTheWheel.ts';
export type { OfferedPrize } from './promotions/spinToWinPrizes.ts';
export {
  isPromotionFree,
  NO_SAFER_GAMBLING,
  PROMOTION_FREE_PAUSE_HOURS,
  type PromotionFreeStep,
  stepPromotionFree,
} from './saferGambling.ts';
export type { PromotionFree, SaferGambling } from './saferGamblingSchema.ts';
export type { OpeningSchedule } from './schemas.ts';
export { serviceOrigins } from './services.ts';
export {
  nextTier,
  TIER_NAMES,
  TIER_POINT_CAPS,
  TIER_PROGRESS_SCALE,
  TIERS,
  type Tier,
  tierProgress,
} from './tiers.ts';
export { removalReferenceSchema } from './users/deleteAccount.ts';
export type { BaseAccount } from './users/getBaseAccount.ts';
export { RESET_REFUSALS, type ResetRefusal } from './users/openPasswordReset.ts';
export type { SaferGamblingChange } from './users/setSaferGambling.ts';
export type { AddressRefusal } from './users/setVerifiedEmail.ts';
export { closeOfVenueDay, dayAfter, startOfVenueDay, venueDay } from './venueDay.ts';
export {
  VOUCHER_STATUSES,
  type Voucher,
  type VoucherCategory,
  voucherSchema,
} from './vouchers/getAllVouchers.ts';
export { offerEndsAt, type VoucherStatus, voucherStatus } from './vouchers/voucherStatus.ts';
export { WALLETS, type Wallet } from './wallet/getWalletPass.ts';
