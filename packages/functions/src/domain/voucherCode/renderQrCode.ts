import { create } from 'qrcode';
import { qrPng } from './qrPng.ts';

/** Level M tolerates 15 % damage; the quiet zone is the standard's; 8 px per module stay sharp. */
const LEVEL = 'M';
const QUIET_ZONE = 4;
const SCALE = 8;

/** The QR code of a text, as a PNG. */
export function renderQrCode(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: LEVEL });
  return qrPng(modules, SCALE, QUIET_ZONE);
}
