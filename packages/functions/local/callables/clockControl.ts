import type express from 'express';
import * as z from 'zod/mini';
import { shiftClock } from '../../src/wrapper/clock.ts';

const shiftSchema = z.strictObject({
  uid: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Seconds that the account's clock is ahead of this machine's. */
  aheadSeconds: z.int().check(z.minimum(0), z.maximum(400 * 24 * 60 * 60)),
});

/**
 * Lets one account's calls see a later time: `PUT /clock {"uid","aheadSeconds"}`, and 0 sets it right.
 * Of one account, so that nobody else's day moves along. Part of the local backend alone.
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
