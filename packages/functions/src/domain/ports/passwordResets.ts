/**
 * The newest reset link of each login: `passwordResets/{uid}`. Stores only its id, no address and no link.
 */
export interface PasswordResets {
  /** Stores `id` as the newest link of a login; the store deletes it at `removeAt`. */
  begin(uid: string, id: string, removeAt: Date): Promise<void>;
  /** The id of the newest link; null if none is stored. */
  latest(uid: string): Promise<string | null>;
}
