import { auth, database } from '../adapters/firebase.ts';
import {
  type AccountRecords,
  accountRecords,
} from '../adapters/firestore/accounts/accountRecords.ts';
import {
  type BaseAccountStore,
  baseAccountStore,
} from '../adapters/firestore/accounts/baseAccounts.ts';
import { type DeletionStore, deletionStore } from '../adapters/firestore/accounts/deletions.ts';
import {
  type PasswordResets,
  passwordResetStore,
} from '../adapters/firestore/accounts/passwordResets.ts';
import {
  type PendingRegistrations,
  pendingRegistrations,
} from '../adapters/firestore/accounts/pendingRegistrations.ts';
import { type ProfileStore, profileStore } from '../adapters/firestore/accounts/profiles.ts';
import { type TicketStore, ticketStore } from '../adapters/firestore/accounts/tickets.ts';
import type { ContentService } from '../adapters/firestore/content/contentService.ts';
import { publishedContent } from '../adapters/firestore/content/publishedContent.ts';
import type { MemberService } from '../adapters/firestore/members/memberService.ts';
import { type OutboxStore, outboxStore } from '../adapters/firestore/outbox.ts';
import { type PersonStore, personStore } from '../adapters/firestore/persons/persons.ts';
import { firestoreGameStore, type GameStore } from '../adapters/firestore/promotions/gameStore.ts';
import { type OptInStore, optInStore } from '../adapters/firestore/promotions/optIns.ts';
import { type SubmissionStore, submissionStore } from '../adapters/firestore/submissions.ts';
import { type PassLinkStore, passLinkStore } from '../adapters/firestore/wallet/passLinks.ts';
import {
  type WalletPassStore,
  walletPassStore,
} from '../adapters/firestore/wallet/walletPasses.ts';
import { type IdentityStore, identityStore } from '../adapters/identity/identities.ts';
import { smtpMailer } from '../adapters/mail/smtpMailer.ts';
import type { Mailer } from '../domain/ports/mail.ts';
import { chosenContentService, chosenMemberService } from './chooseServices.ts';

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
