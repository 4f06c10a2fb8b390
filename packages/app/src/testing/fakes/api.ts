import { type Attempt, rejectRefusals } from '../../lib/calls/callable.ts';
import { reportDenials } from '../../lib/calls/denials.ts';
import { createOpening } from '../../lib/calls/opening.ts';
import { backend } from '../fakeBackend.ts';

/** Replaces `lib/calls/api.ts`: sends calls to the fake backend. */
const client: Attempt = (name, request) => backend.answer(name, request);
const calls = createOpening(client, () => client);

/** No token is kept, so nothing is sent ahead. */
export const opening = { ...calls, startAhead: () => {} };

export const attempt: Attempt = reportDenials(async (name, request) => {
  backend.note(name, request);
  return calls.attempt(name, request);
});

export const call = rejectRefusals(attempt);

export async function preloadApi(): Promise<void> {}
