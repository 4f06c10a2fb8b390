import { once } from '../../../src/lib/async/once.ts';
import { loadCode } from '../../../src/lib/code/loadCode.ts';

/** The text of a QR code in the current frame of a video; null without one. */
export type DetectCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the Shape Detection API that the till uses. Some browsers have it, and TypeScript does not know it. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT = 'qr_code';
/** The width and height of the frames that the library decodes, in pixels. */
const PIXELS = 480;

/** Loads the browser's detector or, if it has none, the library. Rejects if the library does not load. */
export const loadDetector = once(async (): Promise<DetectCode> => {
  const native = await nativeDetector().catch(() => null);
  if (native === null) return libraryDetector();
  let detect = native;
  return async (video) => {
    try {
      return await detect(video);
    } catch {
      // A browser can have the class without the service of the operating system behind it.
      detect = await libraryDetector();
      return detect(video);
    }
  };
});

async function nativeDetector(): Promise<DetectCode | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Decodes the centre of the picture, where the page shows a frame for the code. */
const libraryDetector = once(async (): Promise<DetectCode> => {
  const { decodeQR } = await loadCode(() => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const side = Math.min(videoWidth, videoHeight);
    if (side === 0 || context === null) return null;
    const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
    context.drawImage(video, left, top, side, side, 0, 0, PIXELS, PIXELS);
    try {
      return decodeQR(context.getImageData(0, 0, PIXELS, PIXELS));
    } catch {
      // The library throws if it finds no code.
      return null;
    }
  };
});
