import type { Language } from '../contract/languages.ts';
import type { Messages } from '../words/messages.ts';
import { wordsIn } from '../words/wordsIn.ts';

/** The reason for which an account cannot be created or linked. */
type FailureReason = keyof Messages['replies']['refused'];

/** The reply for a request that a business rule rejects. Specification sections 5 and 8. */
export function failureReply(reason: FailureReason, language: Language) {
  return { success: false, error: wordsIn(language).replies.refused[reason] };
}
