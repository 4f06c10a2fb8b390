import { expect, it, vi } from 'vitest';
import { addressesOf } from '../settings/addresses.ts';
import { readPorts } from '../settings/ports.ts';
import { environmentOf } from './environment.ts';

const ADDRESSES = addressesOf(readPorts({}), undefined);

it('the callables get the credentials of a group’s services from the environment', () => {
  vi.stubEnv('SERVICE_CREDENTIALS', undefined);
  expect(environmentOf(ADDRESSES)['SERVICE_CREDENTIALS']).toBe('none');
  const secret = '{"members":{"token":"t"}}';
  vi.stubEnv('SERVICE_CREDENTIALS', secret);
  expect(environmentOf(ADDRESSES)['SERVICE_CREDENTIALS']).toBe(secret);
});
