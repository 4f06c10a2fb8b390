import type * as z from 'zod/mini';

/** One operation of a service that a casino group provides. The OpenAPI description is generated from it. */
export interface Operation {
  /** Unique in its service. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch';
  /** With a `{name}` for each entry of `params`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  /** Parameters of the query. All are required, except `cursor`. */
  readonly query?: Readonly<Record<string, z.ZodMiniType>>;
  readonly body?: z.ZodMiniType;
  /** The reply of status 200. */
  readonly reply: z.ZodMiniType;
  /** The cause of status 404, if the operation has one. */
  readonly notFound?: string;
  /** The cause of status 409, if the operation has one. */
  readonly conflict?: string;
  /** True for an operation that a group need not have: it replies 404, or 501 for all members. */
  readonly isOptional?: boolean;
  /** True for an operation whose texts are in the language of `Accept-Language`, if the group has them in it. */
  readonly isTranslated?: boolean;
  /** True for an operation that changes data: its requests have an `Idempotency-Key`, so that they can be repeated. */
  readonly isKeyed?: boolean;
}

/** A service of the group. */
export interface HttpService {
  readonly title: string;
  readonly description: string;
  /** Semantic version of the contract. */
  readonly version: string;
  readonly exampleOrigin: string;
  /** True if replies are public to all members, and have an `ETag`. */
  readonly isCached: boolean;
  /** The named schemas of the description. */
  readonly schemas: Readonly<Record<string, z.ZodMiniType>>;
  readonly operations: readonly Operation[];
}

/** The id of an operation of a service. */
export type OperationId<S extends HttpService> = S['operations'][number]['id'];

/** The reply to an operation, of status 200. */
export type OperationReply<S extends HttpService, I extends OperationId<S>> = z.infer<
  Extract<S['operations'][number], { readonly id: I }>['reply']
>;
