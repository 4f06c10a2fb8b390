import { PNG } from 'pngjs';
import { create, toBuffer } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { qrPng } from './qrPng.ts';

const TEXTS = ['A', 'MR1.'.padEnd(60, 'ABC234'), 'MR1.'.padEnd(400, 'XYZ567')];

describe('a QR code as a PNG', () => {
  it.each(TEXTS)('equals the library’s own image: %s', async (text) => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const theirs = await toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, scale: 8 });
    const [mine, other] = [qrPng(modules, 8, 4), theirs].map((png) => PNG.sync.read(png));
    expect(mine?.width).toBe(other?.width);
    expect(mine?.data.equals(other?.data ?? Buffer.alloc(0))).toBe(true);
  });

  it('is small', () => {
    const { modules } = create(TEXTS[1] ?? '', { errorCorrectionLevel: 'M' });
    expect(qrPng(modules, 8, 4).length).toBeLessThan(2_000);
  });
});
