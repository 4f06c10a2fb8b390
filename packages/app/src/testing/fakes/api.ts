import { type Attempt, rejectRefusals } from '../../lib/callable.ts';
import { backend } from '../fakeBackend.ts';

/** Takes the place of `lib/api.ts`: calls go to the fake backend. */
export const attempt: Attempt = (name, request) => backend.answer(name, request);

export const call = rejectRefusals(attempt);
