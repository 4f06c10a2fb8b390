import type * as z from 'zod/mini';

/**
 * What both ends of a callable function agree on.
 * `name` is the deployed name, `{group}-{function}`; `request` and `response` are strict schemas,
 * so a payload with a missing, mistyped, oversized or unknown key is refused.
 */
export interface Contract<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name;
  readonly request: Request;
  readonly response: Response;
}

/** Keeps the literal types of a contract. Specification section 7. */
export function defineContract<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(contract: Contract<Name, Request, Response>): Contract<Name, Request, Response> {
  return contract;
}

/** The payload a client sends for contract `C`. */
export type RequestOf<C extends Contract> = z.infer<C['request']>;

/** The reply a client receives for contract `C`. */
export type ResponseOf<C extends Contract> = z.infer<C['response']>;
