import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFile } from './parseFile.ts';

/** Texts as editors write them, with the characters that mean something to YAML. */
const textOf = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['#', '#4', '!', '!Important', '&', '&Co', '*', '-', '- ', ': ', ':', '? ', '|', '>'],
        ...['"', "'", '“', '[', ']', '{', '}', ',', '%', '@', '`', '~', '---', '...', '\\u202E'],
        ...['\\', ' ', '  ', '\t', '\n  ', '\r\n  ', '\r  ', '\u0007', '\u202E', '\u0085', 'é'],
      ),
      fc.constantFrom('Free', 'for members', 'table', 'ID', '18', 'yes', 'null'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''));

/** Line ends with the blanks around them are one blank in YAML, and an editor sees no others at the ends. */
const folded = (text: string) => text.replaceAll(/[ \t]*(?:\r\n?|\n)[ \t]*/g, '\n').trim();

it('a text that an editor writes without quotes is refused, or comes out whole', () => {
  fc.assert(
    fc.property(textOf, fc.constantFrom('.yaml', '.md'), (text, ending) => {
      const isMarkdown = ending === '.md';
      const fence = isMarkdown ? '---\n' : '';
      const file = `${fence}title: Tea\nterms: ${text}\nplace: The bar\n${fence}`;
      const parsed = parseFile({ path: `events/tea${ending}`, text: file });
      if (!('data' in parsed)) {
        expect(parsed.length).toBeGreaterThan(0);
        for (const { message, line } of parsed) {
          expect(message).toMatch(/^[^\n]+\.$/);
          expect(line).toBeGreaterThan(0);
        }
        return;
      }
      const { terms, ...others } = parsed.data as Readonly<Record<string, unknown>>;
      // The schemas refuse a list, a number and null in place of a text, and unknown fields.
      const isKnown = Object.keys(others).every((name) => name === 'title' || name === 'place');
      if (typeof terms !== 'string' || !isKnown) return;
      // A line that begins with # is a note, above a field or above its text.
      if (/[\r\n]#|^\s*[\r\n]\s*#/.test(text)) return;
      // A text in quotes, or a block, is YAML's own form of another text.
      if (/^["'|>]/.test(text.trim())) return;
      const words = (value: string) => folded(value).split(/\s+/).join(' ');
      expect(words(terms)).toBe(words(text));
      expect(others).toEqual({ title: 'Tea', place: 'The bar' });
    }),
    { numRuns: 2_000 },
  );
});
