import type { RegisterDraft } from '@casino/ui/screens/Register/Register.types.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';

/**
 * The saved draft of the join form. `submissionId` makes the request idempotent, so that a reload, a second
 * tab and a lost reply create one member.
 */
export interface StoredRegisterDraft {
  readonly submissionId: string;
  readonly values: Partial<RegisterDraft>;
}

/** Returns the saved draft, or an empty one with a new submission id. */
export function readRegisterDraft(): StoredRegisterDraft {
  const kept = deviceStorage.readDraft<StoredRegisterDraft>('register-1');
  return kept ?? { submissionId: crypto.randomUUID(), values: {} };
}

/** Saves the values, and keeps the submission id of the draft. */
export function storeRegisterDraft(values: RegisterDraft): void {
  const { submissionId } = readRegisterDraft();
  deviceStorage.writeDraft('register-1', { submissionId, values });
}
