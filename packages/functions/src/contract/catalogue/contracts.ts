export { getBenefitsContract } from '../benefits/getBenefits.ts';
export { getCasinosContract } from '../content/getCasinos.ts';
export { getInfoPageContract } from '../content/getInfoPage.ts';
export { getMemberContract } from '../members/getMember.ts';
export { getPointMovementsContract } from '../members/getPointMovements.ts';
export { getPointsContract } from '../members/getPoints.ts';
export { getRestaurantContract } from '../members/getRestaurant.ts';
export { getVenueContract } from '../members/getVenue.ts';
export { linkMembershipContract } from '../members/linkMembership.ts';
export { openAppContract } from '../members/openApp.ts';
export { registerAccountContract } from '../members/registerAccount.ts';
export { submitTicketContract } from '../members/submitTicket.ts';
export { updateProfileContract } from '../members/updateProfile.ts';
export { getGamesContract } from '../promotions/getGames.ts';
export { getPromotionsContract } from '../promotions/getPromotions.ts';
export { optInToEventContract } from '../promotions/optInToEvent.ts';
export { spinTheWheelContract } from '../promotions/spinTheWheel.ts';
export { spinToWinPrizesContract } from '../promotions/spinToWinPrizes.ts';
export {
  endShiftContract,
  enrolDeviceContract,
  openDeviceContract,
  revokeDeviceContract,
  setPinContract,
  signInContract,
} from '../till/devices.ts';
export { getDayContract } from '../till/getDay.ts';
export { redeemContract } from '../till/redeem.ts';
export { reverseContract } from '../till/reverse.ts';
export { syncContract } from '../till/sync.ts';
export { uploadScansContract } from '../till/uploadScans.ts';
export { chooseMembershipContract } from '../users/chooseMembership.ts';
export { createUserContract } from '../users/createUser.ts';
export { deleteAccountContract } from '../users/deleteAccount.ts';
export { exportDataContract } from '../users/exportData.ts';
export { getBaseAccountContract } from '../users/getBaseAccount.ts';
export { openPasswordResetContract } from '../users/openPasswordReset.ts';
export { resendVerificationEmailContract } from '../users/resendVerificationEmail.ts';
export { restoreEmailContract } from '../users/restoreEmail.ts';
export { sendPasswordResetContract } from '../users/sendPasswordReset.ts';
export { setLanguageContract } from '../users/setLanguage.ts';
export { setSaferGamblingContract } from '../users/setSaferGambling.ts';
export { setVerifiedEmailContract } from '../users/setVerifiedEmail.ts';
export { generateQrCodeContract } from '../vouchers/generateQrCode.ts';
export { getAllVouchersContract } from '../vouchers/getAllVouchers.ts';
export { getVoucherContract } from '../vouchers/getVoucher.ts';
export { getWalletPassContract } from '../wallet/getWalletPass.ts';
