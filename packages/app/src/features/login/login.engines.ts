import { describe } from 'vitest';
import { emailOf, PASSWORD } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§4 logging in', () => {
  test('log-in returns to the requested page with its query', async ({ phone }) => {
    await phone.goto('/offers?from=mail');
    await phone.role('link', 'Log in').click();
    await phone.label('Email').type(emailOf('jack'));
    expect(await phone.where()).toBe('/login-mobile?redirect=%2Foffers%3Ffrom%3Dmail');
    await phone.label('Password').type(PASSWORD);
    await phone.role('button', 'Log in').click();
    await phone.role('link', /Slots play on us/).shown();
    expect(await phone.where()).toBe('/offers?from=mail');
  });
});
