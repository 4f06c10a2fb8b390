import { type Attempt, rejectRefusals } from '../../lib/calls/callable.ts';
import { reportDenials } from '../../lib/calls/denials.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/calls/api.ts`: sends calls to the fake backend. */
export const attempt: Attempt = reportDenials((name, request) => backend.answer(name, request));

export const call = rejectRefusals(attempt);

export async function preloadApi(): Promise<void> {}
