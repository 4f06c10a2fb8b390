import type * as z from 'zod/mini';
import type { Consent } from '../../contract/consents.ts';
import type { storedVoucherSchema } from '../../contract/http/schemas.ts';
import type { Language } from '../../contract/languages.ts';
import type { Member } from '../../contract/member.ts';
import type { RegistrationValues } from '../../contract/members/registerAccount.ts';
import type { ProfileValues } from '../../contract/members/updateProfile.ts';
import type { Membership } from '../../contract/profile.ts';

/** The identifying fields of a record. */
export interface MemberTraits {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd`, or empty if unknown. */
  readonly dateOfBirth: string;
  /** As stored; an invalid mobile number identifies no person. */
  readonly mobile: string;
  /** The group's id of the person if the support desk has verified the identity; else null. */
  readonly personId: string | null;
}

/** The values by which a customer system finds the candidates for a match. */
export interface MemberSearch {
  /** Mailboxes in normal form. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly mobiles: readonly string[];
  /** `yyyy-mm-dd` */
  readonly datesOfBirth: readonly string[];
  readonly personIds: readonly string[];
  /** A candidate matches if it has one of these keys. */
  readonly keys: readonly string[];
}

/** The changed fields of a member. The answers to consents are appended to the member's history. */
export interface MemberChange extends Omit<ProfileValues, 'consents'> {
  readonly consents?: readonly Consent[];
}

/** A member, with the identifying fields. */
export interface KeyedMember {
  readonly member: Member;
  readonly traits: MemberTraits;
  /** All keys of the record, with those of earlier names and numbers. */
  readonly keys: readonly string[];
}

/** A registration to store. `mobile` is E.164. */
export interface Registration {
  /** The id of the submission; a repeated one finds the stored membership. */
  readonly submissionId: string;
  readonly values: RegistrationValues;
  /** The number reserved for the member; null if the service chooses. */
  readonly customerNumber: string | null;
  /** The language in which the member read the consents. */
  readonly language: Language;
  readonly at: Date;
}

/** The outcome of a registration; `isNew` is false if it was stored before. */
export type Registered =
  | { readonly membership: Membership; readonly isNew: boolean }
  | 'already-member';

/** A membership with the record to compare before linking. */
export interface IdentifiedMembership {
  readonly membership: Membership;
  readonly record: KeyedMember;
}

/** A stored voucher: its status is derived from the clock (`contract/vouchers/voucherStatus.ts`). */
export type StoredVoucher = z.infer<typeof storedVoucherSchema>;

/**
 * The group's customer records. A casino group connects its own CRM over HTTP
 * (`adapters/http/httpMemberService.ts`).
 */
export interface MemberService {
  /**
   * Members by `crmId`, without unknown ids.
   * @param now the time for which the points count; by default that of the machine
   */
  findMembers(crmIds: readonly string[], now?: Date): Promise<ReadonlyMap<string, Member>>;
  /** Changes the given fields of a member; null for an unknown id. */
  updateMember(crmId: string, change: MemberChange): Promise<Member | null>;
  /** Withdraws every marketing consent, dated `now`. Idempotent. */
  withdrawMarketing(crmId: string, now: Date): Promise<void>;
  /** All stored data of a member, for their export; null for an unknown id. */
  readRecord(crmId: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Members with their identifying fields, without unknown ids. */
  findKeyedMembers(crmIds: readonly string[]): Promise<readonly KeyedMember[]>;
  /** All records of the group with any of the keys of a search (`domain/persons/memberKeys.ts`). */
  searchMembers(search: MemberSearch): Promise<readonly KeyedMember[]>;
  /** True if a member of this casino, or of the one that runs it, has this address. */
  isMember(email: string, location: number): Promise<boolean>;
  /** The record to compare before a membership is linked; null if the casino does not know the number. */
  identify(location: number, customerNumber: string): Promise<IdentifiedMembership | null>;
  /** Adds a member, once per address and casino. */
  register(registration: Registration): Promise<Registered>;
  /** The vouchers of one membership and those open to every member of its venue, unsorted. */
  findVouchersOf(holder: {
    readonly crmId: string;
    readonly location: number;
  }): Promise<readonly StoredVoucher[]>;
  /** Null for an unknown id. An offer to everyone is without its use by any member. */
  findVoucher(voucherId: string): Promise<StoredVoucher | null>;
  /** An offer to everyone that `findVoucher` found, with its use by this member. */
  withUseOf(offer: StoredVoucher, crmId: string): Promise<StoredVoucher>;
}
