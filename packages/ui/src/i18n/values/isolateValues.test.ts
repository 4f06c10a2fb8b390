import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../locales.ts';
import { enGB } from '../messages.ts';
import { isolateValues } from './isolateValues.ts';

const isolated = isolateValues(enGB);

describe('isolateValues', () => {
  test('isolates the values of a sentence', () => {
    expect(isolated.rewards.home.greeting('Jack')).toBe('Welcome back, \u2068Jack\u2069');
  });

  test('reads a message without words from right to left', () => {
    const { when } = isolated.settings.communications;
    expect(when('1 May', '20:00')).toBe('\u200f\u20681 May\u2069, \u206820:00\u2069');
    const nested = when('1 May', isolated.rewards.home.openUntil('06:00'));
    expect(nested.startsWith('\u200f')).toBe(true);
  });

  test('leaves texts, lists and numbers unchanged', () => {
    expect(isolated.common.appName).toBe(enGB.common.appName);
    expect(isolated.rewards.offers.howToSteps).toEqual(enGB.rewards.offers.howToSteps);
    expect(isolated.rewards.offers.count(2)).toBe(enGB.rewards.offers.count(2));
  });

  test('leaves a message unchanged whose value chooses the text', () => {
    const choose = (kind: string) => (kind === 'pin' ? 'Your PIN' : 'Your password');
    const { home } = isolateValues({ home: { choose } } as never) as unknown as {
      home: { choose: typeof choose };
    };
    expect(home.choose('pin')).toBe('Your PIN');
  });

  test('is part of every language from right to left', async () => {
    const { messages } = await loadLanguage('pseudo-arabic');
    expect(messages.rewards.home.greeting('Jack')).toContain('\u2068Jack\u2069');
  });
});
