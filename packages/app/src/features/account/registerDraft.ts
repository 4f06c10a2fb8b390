import type { RegisterDraft } from '@casino/ui';
import { deviceStorage } from '../../lib/storage.ts';

/**
 * The join form as it stands on this device. `submissionId` goes with it, so that a reload, a second tab
 * and a reply that was lost make one member.
 */
export interface KeptRegisterDraft {
  readonly submissionId: string;
  readonly values: Partial<RegisterDraft>;
}

/** The draft that is there, or a fresh one. */
export function readRegisterDraft(): KeptRegisterDraft {
  const kept = deviceStorage.readDraft<KeptRegisterDraft>('register-1');
  return kept ?? { submissionId: crypto.randomUUID(), values: {} };
}

export function keepRegisterDraft(values: RegisterDraft): void {
  const { submissionId } = readRegisterDraft();
  deviceStorage.writeDraft('register-1', { submissionId, values });
}
