import { onInit } from 'firebase-functions/v2/core';
import { getBenefits } from './callables/benefits/getBenefits.ts';
import { getCasinos } from './callables/content/getCasinos.ts';
import { getInfoPage } from './callables/content/getInfoPage.ts';
import { getMember } from './callables/members/getMember.ts';
import { getPointMovements } from './callables/members/getPointMovements.ts';
import { getPoints } from './callables/members/getPoints.ts';
import { getRestaurant } from './callables/members/getRestaurant.ts';
import { getVenue } from './callables/members/getVenue.ts';
import { linkMembership } from './callables/members/linkMembership.ts';
import { openApp } from './callables/members/openApp.ts';
import { registerAccount } from './callables/members/registerAccount.ts';
import { submitTicket } from './callables/members/submitTicket.ts';
import { updateProfile } from './callables/members/updateProfile.ts';
import { getGames } from './callables/promotions/getGames.ts';
import { getPromotions } from './callables/promotions/getPromotions.ts';
import { optInToEvent } from './callables/promotions/optInToEvent.ts';
import { spinTheWheel } from './callables/promotions/spinTheWheel.ts';
import { spinToWinPrizes } from './callables/promotions/spinToWinPrizes.ts';
import { endShift } from './callables/till/endShift.ts';
import { enrolDevice } from './callables/till/enrolDevice.ts';
import { getDay } from './callables/till/getDay.ts';
import { openDevice } from './callables/till/openDevice.ts';
import { redeem } from './callables/till/redeem.ts';
import { reverse } from './callables/till/reverse.ts';
import { revokeDevice } from './callables/till/revokeDevice.ts';
import { setPin } from './callables/till/setPin.ts';
import { signIn } from './callables/till/signIn.ts';
import { sync } from './callables/till/sync.ts';
import { uploadScans } from './callables/till/uploadScans.ts';
import { chooseMembership } from './callables/users/chooseMembership.ts';
import { createUser } from './callables/users/createUser.ts';
import { deleteAccount } from './callables/users/deleteAccount.ts';
import { exportData } from './callables/users/exportData.ts';
import { getBaseAccount } from './callables/users/getBaseAccount.ts';
import { openPasswordReset } from './callables/users/openPasswordReset.ts';
import { resendVerificationEmail } from './callables/users/resendVerificationEmail.ts';
import { restoreEmail } from './callables/users/restoreEmail.ts';
import { sendPasswordReset } from './callables/users/sendPasswordReset.ts';
import { setLanguage } from './callables/users/setLanguage.ts';
import { setSaferGambling } from './callables/users/setSaferGambling.ts';
import { setVerifiedEmail } from './callables/users/setVerifiedEmail.ts';
import { generateQrCode } from './callables/vouchers/generateQrCode.ts';
import { getAllVouchers } from './callables/vouchers/getAllVouchers.ts';
import { getVoucher } from './callables/vouchers/getVoucher.ts';
import { getWalletPass } from './callables/wallet/getWalletPass.ts';
import { apple } from './requests/applePasses.ts';
import { WALLET_SECRETS } from './runtime/config.ts';
import { checkWalletCertificates } from './schedules/checkWalletCertificates.ts';
import { deliverMail } from './schedules/deliverMail.ts';
import { finishDeletions } from './schedules/finishDeletions.ts';
import { refreshWalletPasses } from './schedules/refreshWalletPasses.ts';
import { cleanUpDeletedLogin } from './triggers/cleanUpDeletedLogin.ts';

// An instance reports wrong settings when it starts, and not when a member waits for a pass.
onInit(async () => {
  if (!WALLET_SECRETS.some(({ name }) => process.env[name])) return;
  const { reportWrongSettings } = await import('./adapters/wallets/reportWrongSettings.ts');
  reportWrongSettings();
});

/** The callables by group: `members.getMember` deploys as `members-getMember`. */
export const benefits = { getBenefits };
export const till = {
  endShift,
  enrolDevice,
  getDay,
  openDevice,
  redeem,
  reverse,
  revokeDevice,
  setPin,
  signIn,
  sync,
  uploadScans,
};
export const users = {
  chooseMembership,
  createUser,
  deleteAccount,
  exportData,
  openPasswordReset,
  getBaseAccount,
  resendVerificationEmail,
  restoreEmail,
  sendPasswordReset,
  setLanguage,
  setSaferGambling,
  setVerifiedEmail,
};
export const content = { getCasinos, getInfoPage };
export const members = {
  getMember,
  getPointMovements,
  getPoints,
  getRestaurant,
  getVenue,
  linkMembership,
  openApp,
  registerAccount,
  submitTicket,
  updateProfile,
};
export const promotions = {
  getGames,
  getPromotions,
  optInToEvent,
  spinTheWheel,
  spinToWinPrizes,
};
export const vouchers = { generateQrCode, getAllVouchers, getVoucher };
/** `apple` is not a callable: it serves links of passes, and Apple's devices. */
export const wallet = { apple, getWalletPass };

/** Functions that run on a schedule. */
export const schedules = {
  checkWalletCertificates,
  deliverMail,
  finishDeletions,
  refreshWalletPasses,
};

/** Functions that run on events of other services. */
export const triggers = { cleanUpDeletedLogin };
