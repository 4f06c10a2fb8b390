import { type Attempt, rejectRefusals } from '../../lib/calls/callable.ts';
import { reportDenials } from '../../lib/calls/denials.ts';
import { createOpening } from '../../lib/calls/opening.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/calls/api.ts`: sends calls to the fake backend. */
export const opening = createOpening((name, request) => backend.answer(name, request));

export const attempt: Attempt = reportDenials(async (name, request) => {
  backend.note(name, request);
  return opening.attempt(name, request);
});

export const call = rejectRefusals(attempt);

export async function preloadApi(): Promise<void> {}
