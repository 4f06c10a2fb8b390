type Plain = Readonly<Record<string, unknown>>;

/** The stored data of an account. */
export interface AccountCopy {
  /** Null if the account has no profile. */
  readonly profile: Plain | null;
  readonly plays: readonly Plain[];
  readonly optIns: readonly Plain[];
  readonly tickets: readonly Plain[];
}

/** All data stored under an account's uid. Data of a membership are not part of it: see `MemberService`. */
export interface AccountRecords {
  /** Reads these data as stored, for the member's export. */
  readAll(uid: string): Promise<AccountCopy>;
  /**
   * Deletes the reset link, the values of the login's creation, opt-ins, plays, tickets, links to passes,
   * and last the profile. Memberships lose their login, and stay reserved for their person until
   * `linksEndAt`. Idempotent.
   */
  removeAll(uid: string, linksEndAt: Date): Promise<void>;
}
