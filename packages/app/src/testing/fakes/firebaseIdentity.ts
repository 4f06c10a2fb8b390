import type * as real from '../../session/firebaseIdentity.ts';
import { identity } from '../fakeIdentity.ts';

/** Replaces `session/firebaseIdentity.ts`. */
export const loadFirebaseIdentity: typeof real.loadFirebaseIdentity = async () => identity;
