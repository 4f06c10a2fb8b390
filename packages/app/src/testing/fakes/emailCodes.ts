import type * as real from '../../session/identity/emailCodes.ts';
import { backend } from '../fakeBackend.ts';

// Replaces `session/identity/emailCodes.ts`.

export const checkVerification: typeof real.checkVerification = async () => backend.codeOutcome;

export const applyVerification: typeof real.applyVerification = (code) => backend.applyCode(code);

export const checkResetCode: typeof real.checkResetCode = async () => backend.codeOutcome;

export const resetPasswordWith: typeof real.resetPasswordWith = async () => backend.resetOutcome;
