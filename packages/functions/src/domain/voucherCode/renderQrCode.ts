import { create } from 'qrcode';
import { qrPng } from './qrPng.ts';

/**
 * Level L tolerates 7 % damage. A screen is not worn like print, and the larger modules of this level are read from
 * further away. The quiet zone is the standard's; 8 px per module stay sharp.
 */
const LEVEL = 'L';
const QUIET_ZONE = 4;
const SCALE = 8;

/** The QR code of a text, as a PNG. */
export function renderQrCode(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: LEVEL });
  return qrPng(modules, SCALE, QUIET_ZONE);
}
