import type { AccountRecords } from './accountRecords.ts';
import type { BaseAccountStore } from './baseAccounts.ts';
import type { ContentService } from './contentService.ts';
import type { DeletionStore } from './deletions.ts';
import type { GameStore } from './games.ts';
import type { IdentityStore } from './identities.ts';
import type { Keys } from './keys.ts';
import type { Letters } from './letters.ts';
import type { DeliveryLog, Mailer } from './mail.ts';
import type { MemberService } from './memberService.ts';
import type { OptInStore } from './optIns.ts';
import type { OutboxStore } from './outbox.ts';
import type { PasswordResets } from './passwordResets.ts';
import type { PendingRegistrations } from './pendingRegistrations.ts';
import type { PersonStore } from './persons.ts';
import type { PointsService } from './points.ts';
import type { ProfileStore } from './profiles.ts';
import type { RedemptionService } from './redemptions.ts';
import type { SubmissionStore } from './submissions.ts';
import type { TicketStore } from './tickets.ts';
import type { StaffStore, TillDevices, TillLog } from './till.ts';
import type { VoucherCodeSigner, VoucherKeys } from './voucherCodes.ts';
import type { PassLinkStore } from './wallet/passLinks.ts';
import type { WalletPassStore } from './wallet/walletPasses.ts';
import type { Wallets } from './wallet/wallets.ts';

/** Everything outside that the use cases need. The composition root chooses the implementations. */
export interface Services {
  readonly profiles: ProfileStore;
  readonly baseAccounts: BaseAccountStore;
  readonly persons: PersonStore;
  readonly passwordResets: PasswordResets;
  readonly pendingRegistrations: PendingRegistrations;
  readonly members: MemberService;
  readonly points: PointsService;
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
  readonly wallets: Wallets;
  readonly letters: Letters;
  /** Logs an attempt to deliver a message. */
  readonly logDelivery: (line: DeliveryLog) => void;
  readonly signVoucherCode: VoucherCodeSigner;
  readonly voucherKeys: VoucherKeys;
  readonly redemptions: RedemptionService;
  readonly staff: StaffStore;
  readonly tillDevices: TillDevices;
  readonly tillLog: TillLog;
  readonly keys: Keys;
}
