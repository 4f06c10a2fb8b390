import { expect, it } from 'vitest';
import {
  CONSEQUENCES,
  type Consequence,
  isEnoughFor,
  keysFor,
  MATCHES,
  matchForKey,
  matchKey,
} from './matches.ts';

// Columns: exact, mailbox, certain, doubtful, relative, none.
const TABLE: Readonly<Record<Consequence, string>> = {
  joining: 'yes yes yes yes yes no',
  access: 'yes yes yes yes no no',
  turn: 'yes yes yes yes no no',
  settings: 'yes yes yes yes no no',
  ownership: 'yes yes yes no no no',
  limits: 'yes yes no no no no',
  disclosure: 'yes no no no no no',
  merging: 'yes no no no no no',
};

it.each(Object.entries(TABLE) as [Consequence, string][])(
  '§6 %s follows from these matches: %s',
  (consequence, row) => {
    expect(MATCHES.map((match) => (isEnoughFor(consequence, match) ? 'yes' : 'no')).join(' ')).toBe(
      row,
    );
  },
);

it('the table has every consequence', () => {
  expect(Object.keys(TABLE)).toEqual(Object.keys(CONSEQUENCES));
});

it('a key of an unknown kind matches nobody', () => {
  for (const key of ['', 'toString:x', 'unknown:x', 'address', 'mobile:+447700900123']) {
    expect(matchForKey(key)).toBe('none');
    expect(keysFor('joining', [key])).toEqual([]);
  }
});

it('a value with a colon does not change the kind of a key', () => {
  expect(matchForKey(matchKey('mobile+birth', 'address:x'))).toBe('relative');
});
