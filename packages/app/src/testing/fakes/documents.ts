import type * as real from '../../lib/firebase/documents.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/firebase/documents.ts`. */
export const readProfile: typeof real.readProfile = () => backend.document('profile');
