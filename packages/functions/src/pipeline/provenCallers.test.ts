import type { Request } from 'firebase-functions/v2/https';
import { expect, it } from 'vitest';
import { newDeviceSecret } from '../domain/till/devices.ts';
import { provenCallers } from './provenCallers.ts';

const KEY = 'a key of this test';
const withToken = (authorization?: string) => ({ headers: { authorization } }) as Request;
const withData = (data: unknown) => ({ headers: {}, body: { data } }) as Request;

it('recognises a token once it has been verified, and no other', () => {
  const callers = provenCallers(null);
  expect(callers.keyOf(withToken('Bearer a'))).toBeNull();
  callers.remember(withToken('Bearer a'));
  callers.remember(withToken());
  expect(callers.keyOf(withToken('Bearer a'))).not.toBeNull();
  expect(callers.keyOf(withToken('Bearer b'))).toBeNull();
  expect(callers.keyOf(withToken())).toBeNull();
});

it('forgets the oldest of ten thousand tokens', () => {
  const callers = provenCallers(null);
  for (let token = 0; token <= 10_000; token += 1) callers.remember(withToken(`Bearer ${token}`));
  expect(callers.keyOf(withToken('Bearer 0'))).toBeNull();
  expect(callers.keyOf(withToken('Bearer 1'))).not.toBeNull();
});

it('recognises a device by its secret alone, and no other', () => {
  const { keyOf } = provenCallers(() => KEY);
  const { secret } = newDeviceSecret('device-1', KEY);
  expect(keyOf(withData({ deviceId: 'device-1', secret }))).toBe('device-1');
  const others = [
    null,
    'text',
    { deviceId: 'device-1' },
    { deviceId: 'device-2', secret },
    { deviceId: 'device-1', secret: secret.slice(1) },
    { deviceId: 'device-1', secret: 'a'.repeat(43) },
    { deviceId: 'device-1', secret: newDeviceSecret('device-1', 'another key').secret },
  ];
  for (const data of others) expect(keyOf(withData(data))).toBeNull();
});
