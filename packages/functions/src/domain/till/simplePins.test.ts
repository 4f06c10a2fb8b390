import { describe, expect, it } from 'vitest';
import { isSimplePin } from './simplePins.ts';

describe('a PIN that people try first', () => {
  it.each(['000000', '111111', '121212', '012345', '123456', '567890', '654321', '098765'])(
    '%s is rejected',
    (pin) => {
      expect(isSimplePin(pin)).toBe(true);
    },
  );

  it.each(['246810', '112233', '123457', '907214', '890123'])('%s is accepted', (pin) => {
    expect(isSimplePin(pin)).toBe(false);
  });
});
