import type * as z from 'zod/mini';

/**
 * The contract of a callable between client and server. `name` is the deployed name, `{group}-{function}`.
 * `request` and `response` are strict schemas that reject a payload with a missing, mistyped, oversized or
 * unknown key.
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

/** Defines a contract with its literal types. Specification section 7. */
export function defineContract<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(contract: Contract<Name, Request, Response>): Contract<Name, Request, Response> {
  return contract;
}

/** The request payload of contract `C`. */
export type RequestOf<C extends Contract> = z.infer<C['request']>;

/** The reply payload of contract `C`. */
export type ResponseOf<C extends Contract> = z.infer<C['response']>;
