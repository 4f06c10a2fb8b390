import type {
  CallableName,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import { serverClock } from '../time/serverClock.ts';
import { type Attempt, rejectRefusals } from './callable.ts';
import { reportDenials } from './denials.ts';
import { createOpening } from './opening.ts';

/** The app's calls over a client. `lib/calls/api.ts` has those of this page. */
export function createCalls(client: Attempt) {
  const { attempt, ...opening } = createOpening(learnServerTime(client));
  const reported = reportDenials(attempt);
  return { attempt: reported, call: rejectRefusals(reported), opening };
}

/** Learns the server's time from each reply that has it. */
function learnServerTime(client: Attempt): Attempt {
  return async <N extends CallableName>(name: N, request: CallRequest<N>) => {
    const requestedAt = new Date();
    const reply = await client(name, request);
    if (typeof reply === 'object' && reply !== null && 'now' in reply && reply.now) {
      serverClock.learn(reply.now, requestedAt);
    }
    return reply;
  };
}
