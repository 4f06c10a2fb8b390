import { crc32, deflateSync } from 'node:zlib';

/** The modules of a QR code, row by row: 1 for dark. */
export interface QrModules {
  /** Modules per row. */
  readonly size: number;
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit per pixel, greyscale, deflate, row filters, not interlaced. */
const FORMAT = Buffer.from([1, 0, 0, 0, 0]);

/**
 * A QR code as a PNG (ISO/IEC 15948) with one bit per pixel: an encoder for colours takes ten times as
 * long, and the member waits at a till.
 * @param scale pixels per module; `margin` light modules on every side
 */
export function qrPng({ size, data }: QrModules, scale: number, margin: number): Buffer {
  const width = (size + 2 * margin) * scale;
  // Each row begins with its filter byte, 0 for none. One bits are white.
  const rowBytes = 1 + Math.ceil(width / 8);
  const light = Buffer.alloc(rowBytes, 0xff).fill(0, 0, 1);
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.from(light);
    for (let x = 0; x < size * scale; x += 1) {
      if (data[y * size + Math.floor(x / scale)] !== 1) continue;
      const pixel = x + margin * scale;
      row[1 + (pixel >> 3)] = (row[1 + (pixel >> 3)] ?? 0) & ~(0x80 >> (pixel & 7));
    }
    return row;
  });
  const quiet = Array.from({ length: margin }, () => light);
  const image = [...quiet, ...rows, ...quiet].flatMap((row) => Array(scale).fill(row));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, FORMAT])),
    chunk('IDAT', deflateSync(Buffer.concat(image))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(4 + body.length + 4);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
