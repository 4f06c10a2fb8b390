import type { Messages } from '../messages.ts';

/** Unicode's marks around a text whose direction its own letters decide: UAX 9, first strong isolate. */
const ISOLATE = '\u2068';
const END = '\u2069';

const MARKS = /[\u2068\u2069]/g;

/** The right-to-left mark. */
const RIGHT_TO_LEFT = '\u200f';

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

type Message = (...values: unknown[]) => string;

/**
 * Isolates the values of a catalogue's messages, for a language from right to left: a name, an address or a price in a
 * sentence then has its own direction, and does not turn the words and marks beside it. A message without words of its
 * own, such as `{from} – {until}`, is still read from right to left. A value that only chooses between texts is unchanged.
 * @public
 */
export function isolateValues(messages: Messages): Messages {
  return isolated(messages) as Messages;
}

function isolated(entry: unknown): unknown {
  if (typeof entry === 'function') return isolatedMessage(entry as Message);
  if (typeof entry === 'string' || Array.isArray(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry as object).map(([key, value]) => [key, isolated(value)]),
  );
}

function isolatedMessage(message: Message): Message {
  return (...values) => {
    const plain = message(...values);
    const marked = message(
      ...values.map((value) =>
        typeof value === 'string' && value !== '' ? `${ISOLATE}${value}${END}` : value,
      ),
    );
    if (marked === plain || unmarked(marked) !== unmarked(plain)) return plain;
    return /\p{L}/u.test(ownWords(marked)) ? marked : RIGHT_TO_LEFT + marked;
  };
}

const unmarked = (text: string) => text.replaceAll(MARKS, '');

/** A message without its values. A value may be a message with values. */
function ownWords(marked: string): string {
  const outer = marked.replaceAll(ISOLATED, '');
  return outer === marked ? marked : ownWords(outer);
}
