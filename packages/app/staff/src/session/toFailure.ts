import { isNoAnswer, remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';

/** Why a call failed, as pages show it. */
export function toFailure(error: unknown): 'no-connection' | 'failed' {
  return isNoAnswer(remoteErrorCode(error)) ? 'no-connection' : 'failed';
}

/** As `toFailure`. The server denies a call that needs a log-in of the last five minutes. */
export function toLogInFailure(error: unknown): 'log-in-again' | 'no-connection' | 'failed' {
  const code = remoteErrorCode(error);
  const isOld = code === 'permission-denied' || code === 'unauthenticated';
  return isOld ? 'log-in-again' : toFailure(error);
}
