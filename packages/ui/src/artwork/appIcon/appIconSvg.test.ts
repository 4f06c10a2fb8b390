import { describe, expect, it } from 'vitest';
import { type AppIconShape, appIconSvg } from './appIconSvg.ts';
import favicon from './favicon.svg?raw';
import icon from './icon.svg?raw';
import maskable from './icon-maskable.svg?raw';

const committed: Readonly<Record<AppIconShape, string>> = { any: icon, maskable, favicon };

describe('app icon', () => {
  it.each(Object.keys(committed) as AppIconShape[])(
    '%s is the file that its source draws',
    (shape) => {
      expect(committed[shape]).toBe(appIconSvg(shape));
    },
  );
});
