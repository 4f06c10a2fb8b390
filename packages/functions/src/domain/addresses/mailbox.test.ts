import { expect, it } from 'vitest';
import { exactAddress, toMailbox } from './mailbox.ts';

it.each([
  ['jack@demo.test', 'jack@demo.test'],
  [' Jack@Demo.TEST ', 'jack@demo.test'],
  ['jack+offers@demo.test', 'jack@demo.test'],
  ['jack+a+b@demo.test', 'jack@demo.test'],
  ['j.a.ck@demo.test', 'j.a.ck@demo.test'],
  ['j.a.ck+spin@gmail.com', 'jack@gmail.com'],
  ['jack@googlemail.com', 'jack@gmail.com'],
  ['+one@corp.test', '+one@corp.test'],
  ['+one+spin@corp.test', '+one@corp.test'],
  ['+@corp.test', '+@corp.test'],
])('%s delivers to %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});

it('an exact address keeps its alias and its dots', () => {
  expect(exactAddress(' J.Ack+Spin@GMAIL.com ')).toBe('j.ack+spin@gmail.com');
});
