import type { Mailer } from '../mail/mail.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { chosenContentService, chosenMemberService } from '../remote/chooseServices.ts';
import { type AccountRecords, accountRecords } from './accountRecords.ts';
import { type BaseAccountStore, baseAccountStore } from './baseAccounts.ts';
import type { ContentService } from './contentService.ts';
import { type DeletionStore, deletionStore } from './deletions.ts';
import { auth, database } from './firebase.ts';
import { firestoreGameStore, type GameStore } from './gameStore.ts';
import { type IdentityStore, identityStore } from './identities.ts';
import type { MemberService } from './memberService.ts';
import { type OptInStore, optInStore } from './optIns.ts';
import { type OutboxStore, outboxStore } from './outbox.ts';
import { type PassLinkStore, passLinkStore } from './passLinks.ts';
import { type PasswordResets, passwordResetStore } from './passwordResets.ts';
import { type PendingRegistrations, pendingRegistrations } from './pendingRegistrations.ts';
import { type PersonStore, personStore } from './persons.ts';
import { type ProfileStore, profileStore } from './profiles.ts';
import { publishedContent } from './publishedContent.ts';
import { type SubmissionStore, submissionStore } from './submissions.ts';
import { type TicketStore, ticketStore } from './tickets.ts';
import { type WalletPassStore, walletPassStore } from './walletPasses.ts';

/** The services of the callables: stores, identity and e-mail. */
export interface Services {
  readonly profiles: ProfileStore;
  readonly baseAccounts: BaseAccountStore;
  readonly persons: PersonStore;
  readonly passwordResets: PasswordResets;
  readonly pendingRegistrations: PendingRegistrations;
  readonly members: MemberService;
  readonly content: ContentService;
  readonly submissions: SubmissionStore;
  readonly tickets: TicketStore;
  readonly outbox: OutboxStore;
  readonly mailer: Mailer;
  readonly identities: IdentityStore;
  readonly accountRecords: AccountRecords;
  readonly deletions: DeletionStore;
  readonly optIns: OptInStore;
  readonly games: GameStore;
  readonly walletPasses: WalletPassStore;
  readonly passLinks: PassLinkStore;
}

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
};
