import { auth, database } from '../adapters/firebase.ts';
import { accountRecords } from '../adapters/firestore/accounts/accountRecords.ts';
import { baseAccountStore } from '../adapters/firestore/accounts/baseAccounts.ts';
import { deletionStore } from '../adapters/firestore/accounts/deletions.ts';
import { passwordResetStore } from '../adapters/firestore/accounts/passwordResets.ts';
import { pendingRegistrations } from '../adapters/firestore/accounts/pendingRegistrations.ts';
import { profileStore } from '../adapters/firestore/accounts/profiles.ts';
import { ticketStore } from '../adapters/firestore/accounts/tickets.ts';
import { publishedContent } from '../adapters/firestore/content/publishedContent.ts';
import { outboxStore } from '../adapters/firestore/outbox.ts';
import { personStore } from '../adapters/firestore/persons/persons.ts';
import { firestoreGameStore } from '../adapters/firestore/promotions/gameStore.ts';
import { optInStore } from '../adapters/firestore/promotions/optIns.ts';
import { submissionStore } from '../adapters/firestore/submissions.ts';
import { shiftStore } from '../adapters/firestore/till/shifts.ts';
import { staffStore } from '../adapters/firestore/till/staff.ts';
import { tillDevices } from '../adapters/firestore/till/tillDevices.ts';
import { tillLog } from '../adapters/firestore/till/tillLog.ts';
import { passLinkStore } from '../adapters/firestore/wallet/passLinks.ts';
import { walletPassStore } from '../adapters/firestore/wallet/walletPasses.ts';
import { identityStore } from '../adapters/identity/identities.ts';
import { letters } from '../adapters/mail/letters.ts';
import { logMail } from '../adapters/mail/mailLog.ts';
import { smtpMailer } from '../adapters/mail/smtpMailer.ts';
import { signVoucherCode } from '../adapters/signing/signVoucherCode.ts';
import { voucherKeys } from '../adapters/signing/voucherKeys.ts';
import type { Services } from '../domain/ports/services.ts';
import { config, required } from '../runtime/config.ts';
import {
  chosenContentService,
  chosenMemberService,
  chosenPoints,
  chosenRedemptions,
} from './chooseServices.ts';
import { wallets } from './wallets.ts';

const published = publishedContent(database);
const content = chosenContentService(database, published);

/** The deployed services. Settings connect a group's own CRM or CMS (docs/connect.md). */
export const services: Services = {
  profiles: profileStore(database),
  baseAccounts: baseAccountStore(database),
  persons: personStore(database),
  passwordResets: passwordResetStore(database),
  pendingRegistrations: pendingRegistrations(database),
  members: chosenMemberService(database, published),
  points: chosenPoints(database),
  submissions: submissionStore(database),
  tickets: ticketStore(database),
  outbox: outboxStore(database),
  mailer: smtpMailer(),
  identities: identityStore(auth),
  accountRecords: accountRecords(database),
  deletions: deletionStore(database),
  optIns: optInStore(database),
  content,
  games: firestoreGameStore(database, content),
  walletPasses: walletPassStore(database),
  passLinks: passLinkStore(database),
  wallets,
  letters,
  logDelivery: logMail,
  signVoucherCode,
  voucherKeys,
  redemptions: chosenRedemptions(database, published),
  staff: staffStore(database),
  shifts: shiftStore(database),
  tillDevices: tillDevices(database),
  tillLog: tillLog(database),
  keys: {
    link: () => required(config.linkKey),
    person: () => required(config.personKey),
  },
};
