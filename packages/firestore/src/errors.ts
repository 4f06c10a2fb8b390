/** The canonical status codes with their gRPC codes and HTTP status (google.rpc.Code). */
export const STATUS_CODES = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type StatusCode = keyof typeof STATUS_CODES;

/** An error for the client, with its canonical status code. */
export class StoreError extends Error {
  readonly code: StatusCode;

  constructor(code: StatusCode, message: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

export const invalidArgument = (message: string) => new StoreError('INVALID_ARGUMENT', message);
export const failedPrecondition = (message: string) =>
  new StoreError('FAILED_PRECONDITION', message);
export const notFound = (message: string) => new StoreError('NOT_FOUND', message);
export const aborted = (message: string) => new StoreError('ABORTED', message);
export const permissionDenied = (message: string) => new StoreError('PERMISSION_DENIED', message);

/** The error for a feature that Firestore has and this store lacks. */
export const unimplemented = (feature: string) =>
  new StoreError('UNIMPLEMENTED', `The embedded document store does not support ${feature}.`);

/** Converts any thrown value. An error that is not a `StoreError` is a bug of the store. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError('INTERNAL', `The embedded document store failed: ${message}`);
}
