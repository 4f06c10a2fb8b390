import type * as real from '../../lib/documents.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/documents.ts`. */
export const readProfile: typeof real.readProfile = () => backend.document('profile');
