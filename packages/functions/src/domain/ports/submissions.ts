/** The ids of submissions without one. */
export interface SubmissionStore {
  /**
   * The id of a submission with this text: a new one, or the id of the same text within the last
   * `SUBMISSION_HOURS`. Concurrent calls with one text get one id.
   */
  nameOf(text: string, now: Date): Promise<string>;
}
