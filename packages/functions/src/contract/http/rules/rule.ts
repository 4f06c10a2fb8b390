/** A rule of the connection that a service of the group follows. An id is never used again. */
export interface Rule {
  /** `G-01` of both services, `C-01` of content, `M-01` of members. */
  readonly id: `${'G' | 'C' | 'M'}-${number}`;
  /** What the service does, in a sentence. */
  readonly text: string;
  /** The ids of the operations that follow it, or `all` for each operation of the service. */
  readonly operations: 'all' | readonly string[];
  /** For a rule that no request can check: what the product does to protect itself. */
  readonly unseen?: string;
}
