import type { Refusal, ServiceState } from '../../src/runtime/serviceStates.ts';

/** What a child process tells its parent, once: the port at which it listens, or why it does not. */
export type Report =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** What the process of the callables tells its parent later about the services of a group. */
export type ServiceNotice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'state'; readonly state: ServiceState };
