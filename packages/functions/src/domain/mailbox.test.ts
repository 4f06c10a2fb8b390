import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['jack@demo.test', 'jack@demo.test'],
  [' Jack@Demo.TEST ', 'jack@demo.test'],
  ['jack+offers@demo.test', 'jack@demo.test'],
  ['jack+a+b@demo.test', 'jack@demo.test'],
  ['j.a.ck@demo.test', 'j.a.ck@demo.test'],
  ['j.a.ck+spin@gmail.com', 'jack@gmail.com'],
  ['jack@googlemail.com', 'jack@gmail.com'],
])('%s delivers to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
