import type { Identity } from '../../session/sessionController.ts';
import { identity } from '../fakeIdentity.ts';

/** Takes the place of `session/firebaseIdentity.ts`. */
export const firebaseIdentity: Identity = identity;
