import { HttpsError } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { CALLABLE_STATUSES, callableError, toCallableError } from './errors.ts';

const grpcError = (code: unknown) => Object.assign(new Error('jack@demo.test'), { code });

describe('§8 the status mapping of callables', () => {
  it.each(CALLABLE_STATUSES)('%s keeps its sentence, in the language of the call', (status) => {
    const details = { reason: 'because' };
    const error = callableError(status, ({ missing }) => missing.venue, details);
    expect(error.message).toBe('Unable to find venue details');
    expect(toCallableError(error, 'en-GB')).toMatchObject({ code: status, message: error.message });
    const chinese = { code: status, message: '找不到赌场信息', details };
    expect(toCallableError(error, 'zh-Hans')).toMatchObject(chinese);
  });

  it.each([
    ['UNAVAILABLE of Firestore', grpcError(14), 'unavailable'],
    ['DEADLINE_EXCEEDED of Firestore', grpcError(4), 'deadline-exceeded'],
    ['another code of Firestore', grpcError(9), 'internal'],
    ['a system error code', grpcError('ECONNREFUSED'), 'internal'],
    ['an error', new Error('jack@demo.test'), 'internal'],
    ['a code that callables do not use', new HttpsError('aborted', 'jack@demo.test'), 'internal'],
    ['a thrown string', 'jack@demo.test', 'internal'],
    ['nothing', undefined, 'internal'],
  ])('%s becomes %s, without its message', (_, thrown, status) => {
    const mapped = toCallableError(thrown, 'en-GB');
    expect(mapped.code).toBe(status);
    expect(JSON.stringify(mapped)).not.toContain('jack');
  });
});
