import type * as real from '../../session/firebaseIdentity.ts';
import { identity } from '../fakeIdentity.ts';

/** Takes the place of `session/firebaseIdentity.ts`. */
export const loadFirebaseIdentity: typeof real.loadFirebaseIdentity = async () => identity;
