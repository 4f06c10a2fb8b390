import type { RemoteErrorCode } from './remoteError.ts';

/**
 * Data from the backend. `isValidating` is true while a request for newer data is under way: until then
 * `data` may lack a new entry. `asOf` is the time at which the data loaded (ISO instant), if they failed to load since.
 */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly code: RemoteErrorCode }
  | {
      readonly status: 'ready';
      readonly data: T;
      readonly isValidating?: boolean;
      readonly asOf?: string;
    };
