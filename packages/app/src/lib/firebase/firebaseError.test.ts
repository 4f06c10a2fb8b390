import { describe, expect, it } from 'vitest';
import { fromFirebaseError } from './firebaseError.ts';

const sdkError = (code: string) => Object.assign(new Error('technical'), { code });

describe('errors of the Firebase SDKs', () => {
  it.each([
    ['auth/network-request-failed', 'no-response'],
    ['appCheck/fetch-network-error', 'no-response'],
    ['appCheck/throttled', 'unavailable'],
    ['auth/user-token-expired', 'unauthenticated'],
    ['auth/user-disabled', 'unauthenticated'],
    ['auth/internal-error', 'internal'],
    ['unknown', 'no-response'],
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['failed-precondition', 'internal'],
  ])('%s is %s', (code, expected) => {
    expect(fromFirebaseError(sdkError(code))).toMatchObject({ code: expected, message: '' });
  });

  it('anything else is internal', () => {
    expect(fromFirebaseError(new SyntaxError('x')).code).toBe('internal');
    expect(fromFirebaseError('x').code).toBe('internal');
  });
});
