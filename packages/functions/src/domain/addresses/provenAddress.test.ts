import { describe, expect, it } from 'vitest';
import { provenAddress } from './provenAddress.ts';

const PROFILE = { emailAddress: 'zoe@demo.test' };

describe('§6 an address is proven', () => {
  it.each([
    ['if the login has the address of the profile', 'zoe@demo.test'],
    ['in any case', 'Zoe@Demo.test'],
  ])('%s', (_, email) => {
    expect(provenAddress(PROFILE, { email, emailVerified: true })).toBe('zoe@demo.test');
  });
});

describe('§6 an address is not proven', () => {
  it.each([
    ['before its verification', PROFILE, { email: 'zoe@demo.test', emailVerified: false }],
    ['without a profile', null, { email: 'zoe@demo.test', emailVerified: true }],
    ['if the login has another one', PROFILE, { email: 'other@demo.test', emailVerified: true }],
    ['by an alias', PROFILE, { email: 'zoe+1@demo.test', emailVerified: true }],
    ['if the login has none', { emailAddress: '' }, { email: '', emailVerified: true }],
    ['if the token has none', { emailAddress: '' }, { emailVerified: true }],
  ])('%s', (_, profile, login) => {
    expect(provenAddress(profile, login)).toBeNull();
  });
});
