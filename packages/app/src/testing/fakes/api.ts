import { type Attempt, rejectRefusals } from '../../lib/callable.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/api.ts`: sends calls to the fake backend. */
export const attempt: Attempt = (name, request) => backend.answer(name, request);

export const call = rejectRefusals(attempt);

export async function preloadApi(): Promise<void> {}
