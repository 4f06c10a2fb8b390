import type { Call } from '../../lib/callable.ts';
import { backend } from '../fakeBackend.ts';

/** Takes the place of `lib/api.ts`: calls go to the fake backend. */
export const call: Call = (name, request) => backend.answer(name, request);
