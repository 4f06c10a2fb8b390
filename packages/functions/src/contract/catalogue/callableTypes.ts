import type { RequestOf, ResponseOf } from '../defineContract.ts';
import type * as contracts from './contracts.ts';

type AnyContract = (typeof contracts)[keyof typeof contracts];

/** The deployed name of a callable, such as `members-getMember`. Specification section 7. */
export type CallableName = AnyContract['name'];

type ContractOf<N extends CallableName> = Extract<AnyContract, { readonly name: N }>;

/** The payload that the callable with this name takes. */
export type CallRequest<N extends CallableName> = RequestOf<ContractOf<N>>;

/** The reply of the callable with this name. */
export type CallReply<N extends CallableName> = ResponseOf<ContractOf<N>>;
