import { RemoteError } from '../remote/remoteError.ts';

/** Settles as the promise does. Rejects with `deadline-exceeded` if that takes longer than the limit in milliseconds. */
export function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('deadline-exceeded')), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
