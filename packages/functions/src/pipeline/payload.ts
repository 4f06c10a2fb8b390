import * as z from 'zod/mini';
import { BrokenReplyError } from '../runtime/brokenReplyError.ts';
import { callableError } from './errors.ts';

const MAX_ISSUES = 20;

/** The request, typed by its contract. Throws `invalid-argument`, with the fields in its details. */
export function parseRequest<S extends z.ZodMiniType>(schema: S, data: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  throw callableError('invalid-argument', undefined, { fields: toIssues(parsed.error) });
}

/** The reply, typed by its contract. Throws a `BrokenReplyError`. */
export function parseReply<S extends z.ZodMiniType>(schema: S, reply: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, reply);
  if (parsed.success) return parsed.data;
  throw new BrokenReplyError(toIssues(parsed.error).map(({ path }) => path));
}

/** Only the paths and codes: zod's messages and unknown keys can hold values of the request. */
function toIssues(error: z.core.$ZodError): { path: string; fault: string }[] {
  return error.issues
    .slice(0, MAX_ISSUES)
    .map((issue) => ({ path: issue.path.map(String).join('.'), fault: issue.code }));
}
