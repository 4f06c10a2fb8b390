import { type Attempt, rejectRefusals } from '../../lib/callable.ts';
import { reportDenials } from '../../lib/denials.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/api.ts`: sends calls to the fake backend. */
export const attempt: Attempt = reportDenials((name, request) => backend.answer(name, request));

export const call = rejectRefusals(attempt);

export async function preloadApi(): Promise<void> {}
