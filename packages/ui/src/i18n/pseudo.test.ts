import { describe, expect, test } from 'vitest';
import { enGB } from './messages.ts';
import { arabicText, pseudoMessages, pseudoText } from './pseudo.ts';

const pseudo = pseudoMessages(enGB);

/** Every text of a catalogue by its path. Functions are called with digits. */
function textsOf(entry: unknown, path = ''): [path: string, text: string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    const message = entry as (...values: unknown[]) => string;
    return [[path, message(...Array.from({ length: message.length }, (_, index) => `${index}`))]];
  }
  return Object.entries(entry as object).flatMap(([key, value]) =>
    textsOf(value, `${path}.${key}`),
  );
}

describe('pseudo-locale', () => {
  test('adds accents, length and brackets', () => {
    expect(pseudoText('Log in')).toBe('[Löög îîñ·]');
  });

  test.each(['18+', '0808 8020 133', ''])(
    'leaves a text without letters unchanged: "%s"',
    (text) => {
      expect(pseudoText(text)).toBe(text);
    },
  );

  test('leaves the string values of a message unchanged', () => {
    expect(pseudo.rewards.home.greeting('Jack')).toBe('[Wéélçööméé bááçk, Jack··]');
    expect(pseudo.navigation.titles.eventsAt('A [B] C')).toContain('A [B] C');
  });

  test('puts a message without words in brackets', () => {
    expect(pseudo.settings.communications.when('1 May', '20:00')).toBe('[1 May, 20:00··]');
  });

  test('passes numbers to the message, so that plurals work', () => {
    expect(pseudo.rewards.offers.count(1)).toContain('1 ');
    expect(pseudo.rewards.offers.count(1)).not.toBe(pseudo.rewards.offers.count(2));
  });

  test('converts every text of the catalogue to at least 140 % of its length', () => {
    const texts = new Map(textsOf(pseudo));
    for (const [path, text] of textsOf(enGB)) {
      const changed = texts.get(path);
      expect(changed, path).toBeDefined();
      if (!/[a-z]/i.test(text)) continue;
      expect(changed, path).toMatch(/^\[.*\]$/s);
      expect(changed?.length, path).toBeGreaterThanOrEqual(text.length * 1.4);
    }
  });
});

describe('pseudo-locale of Arabic letters', () => {
  test('writes every letter and mark in Arabic, as long as the pseudo-locale', () => {
    expect(arabicText('Log in, or join?')).toMatch(/^[\p{Script=Arabic}ـ ،]+؟$/u);
    expect(arabicText('Bring a guest').length).toBe(Math.ceil('Bring a guest'.length * 1.4));
  });

  test('leaves names, addresses, digits and commas of numbers', () => {
    const text = arabicText('Met Rewards: 1,240 points, help@met.example');
    expect(text).toMatch(/^Met Rewards: 1,240 .+، help@met\.example$/);
  });

  test('leaves no English letter in a message but those of names and values', () => {
    const arabic = new Map(textsOf(pseudoMessages(enGB, arabicText)));
    const latin = [...arabic.values()].flatMap((text) => text.match(/[a-z]{3,}/gi) ?? []);
    expect([...new Set(latin)].sort()).toEqual([
      'Apple',
      'Google',
      'Met',
      'PIN',
      'Rewards',
      'SENSE',
      'Wallet',
    ]);
  });
});
