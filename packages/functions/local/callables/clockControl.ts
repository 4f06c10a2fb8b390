import type express from 'express';
import * as z from 'zod/mini';
import { shiftClock } from '../../src/runtime/clock.ts';

const shiftSchema = z.strictObject({
  uid: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Seconds by which the account's clock is ahead of this machine's. */
  aheadSeconds: z.int().check(z.minimum(0), z.maximum(400 * 24 * 60 * 60)),
});

/**
 * Moves the clock of one account's calls ahead: `PUT /clock {"uid","aheadSeconds"}`; 0 resets it. The clocks of
 * other accounts do not move. Only the local backend has this route.
 */
export function clockControl(): express.RequestHandler {
  const shifts = new Map<string, number>();
  shiftClock((uid) => (uid === null ? 0 : (shifts.get(uid) ?? 0)));
  return (request, response) => {
    const parsed = z.safeParse(shiftSchema, request.body);
    if (!parsed.success) {
      response.status(400).json({ error: 'Send {"uid": text, "aheadSeconds": whole number}.' });
      return;
    }
    shifts.set(parsed.data.uid, parsed.data.aheadSeconds * 1_000);
    response.status(204).end();
  };
}
