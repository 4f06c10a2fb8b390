import { type Attempt, rejectRefusals } from '../../lib/calls/callable.ts';
import { createCalls } from '../../lib/calls/createCalls.ts';
import { backend } from '../fakeBackend.ts';

const calls = createCalls((name, request) => backend.answer(name, request));

/** Replaces `lib/calls/api.ts`: sends calls to the fake backend. */
export const attempt: Attempt = async (name, request) => {
  backend.note(name, request);
  return calls.attempt(name, request);
};

export const call = rejectRefusals(attempt);

export const { opening } = calls;

export async function preloadApi(): Promise<void> {}
