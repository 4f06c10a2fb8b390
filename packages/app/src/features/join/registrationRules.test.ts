import { nameSchema } from '@casino/functions/contract/account.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { accountRules } from '@casino/ui/screens/account/accountRules.ts';
import { describe, expect, it } from 'vitest';

const field = accountRules(enGB).name('First name');

describe('§5 the rule of a name', () => {
  it.each([
    'Zoë',
    "O'Sample",
    'Anne-Marie St. John',
    'a'.repeat(50),
    'a'.repeat(51),
    'Łukasz',
    'محمد',
    '',
    '  ',
    '-Anna',
    'Anna2',
    'anna@example.test',
    'www.example.test',
    'Dr.Who',
  ])('%j has the same result in the form and on the server', (name) => {
    expect(field.safeParse(name).success).toBe(nameSchema.safeParse(name).success);
  });
});
