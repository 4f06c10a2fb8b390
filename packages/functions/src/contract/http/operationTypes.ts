import type * as z from 'zod/mini';
import type { Language } from '../languages.ts';
import type { HttpService, Operation, OperationId } from './operation.ts';

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** The parsed fields of `params` or `query`. `cursor` may be absent. */
type Fields<F> = F extends Schemas
  ? { readonly [K in Exclude<keyof F, 'cursor'>]: z.output<F[K]> } & {
      readonly [K in Extract<keyof F, 'cursor'>]?: z.output<F[K]> | undefined;
    }
  : unknown;

type Body<O extends Operation> = O extends { readonly body: infer B extends z.ZodMiniType }
  ? { readonly body: z.output<B> }
  : unknown;

type Part<O extends Operation, Name extends 'params' | 'query'> = O extends {
  readonly [N in Name]: infer F;
}
  ? { readonly [N in Name]: Fields<F> }
  : unknown;

/** The operation with this id. */
export type OperationOf<S extends HttpService, Id extends OperationId<S>> = Extract<
  S['operations'][number],
  { readonly id: Id }
>;

/** The language of `Accept-Language`; absent for that of the group. */
type Translated<O extends Operation> = O extends { readonly isTranslated: true }
  ? { readonly language?: Language }
  : unknown;

/**
 * The parsed request of an operation; for a union, the union of their requests. Without the condition, the compiler
 * intersects the unions of all parts with each other, which takes half a minute for the member service.
 */
export type OperationRequest<O extends Operation> = O extends Operation
  ? Part<O, 'params'> & Part<O, 'query'> & Body<O> & Translated<O>
  : never;
