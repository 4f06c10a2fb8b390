import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const MEMBERS = ['--members', 'https://members.casino.test'];
const CONTENT = ['--content', 'https://content.casino.test'];

it.each([
  ['no service', [], {}, 'Name a service to check.'],
  ['no means of access', CONTENT, {}, 'Give a token, or set SERVICE_CREDENTIALS.'],
  [
    'credentials of the other service',
    CONTENT,
    { SERVICE_CREDENTIALS: '{"members":{"token":"t"}}' },
    'SERVICE_CREDENTIALS has no valid entry for the content service.',
  ],
  [
    'an address without https',
    ['--content', 'http://content.casino.test', '--token', 't'],
    {},
    'The address of the content service is not an https address.',
  ],
  [
    'a seed that is no number',
    [...CONTENT, '--token', 't', '--seed', 'x'],
    {},
    '--seed is a whole',
  ],
  ['--write without --data', [...MEMBERS, '--token', 't', '--write'], {}, '--write needs --data'],
  ['credentials that are not JSON', CONTENT, { SERVICE_CREDENTIALS: '{' }, 'is not JSON'],
  [
    'credentials without a field',
    CONTENT,
    { SERVICE_CREDENTIALS: '{"content":{"tokenUrl":"https://a.test","clientId":"c"}}' },
    'The entry content of SERVICE_CREDENTIALS has neither a token nor clientSecret.',
  ],
  ['a limit of zero', [...CONTENT, '--token', 't', '--limit', '0'], {}, '--limit is a number'],
])('%s is refused with a sentence', (_, args, env, sentence) => {
  expect(() => readOptions(args, env)).toThrow(sentence);
});
