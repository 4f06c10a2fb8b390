import type * as real from '../../session/identity/firebaseIdentity.ts';
import { identity } from '../fakeIdentity.ts';

/** Replaces `session/identity/firebaseIdentity.ts`. */
export const loadFirebaseIdentity: typeof real.loadFirebaseIdentity = async () => identity;
