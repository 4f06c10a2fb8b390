import type { Language } from '../../contract/languages.ts';
import type { RegistrationValues } from '../../contract/members/registerAccount.ts';

/** A registration with an unverified address. `values.mobile` is E.164. */
export interface PendingRegistration {
  readonly submissionId: string;
  readonly values: RegistrationValues;
  readonly customerNumber: string;
  /** The language in which the member read the consents. Absent in older registrations, which are English. */
  readonly language?: Language;
  /** ISO 8601 instant. */
  readonly at: string;
  /** ISO 8601 instant: the registration expires. */
  readonly removeAt: string;
}

/**
 * Registrations that wait for the verification of their address: `pendingRegistrations/{submissionId}`.
 * They do not stop other registrations, and expire after `PENDING_REGISTRATION_DAYS`.
 */
export interface PendingRegistrations {
  /**
   * Stores a registration. A repeated submission returns the stored one, with the same number.
   * @param uid the login that submits it; null for a caller who is not signed in
   */
  save(
    uid: string | null,
    registration: Omit<PendingRegistration, 'at' | 'removeAt'>,
    at: Date,
  ): Promise<PendingRegistration>;
  /** The registration with this number and address; null if there is none or it has expired. */
  find(customerNumber: string, email: string, now: Date): Promise<PendingRegistration | null>;
  /** All registrations with this address. */
  findByAddress(email: string): Promise<readonly PendingRegistration[]>;
  /** Deletes registrations. Idempotent. */
  remove(registrations: readonly Pick<PendingRegistration, 'submissionId'>[]): Promise<void>;
}
