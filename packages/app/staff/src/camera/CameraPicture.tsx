import { useEffect, useEffectEvent, useRef } from 'react';
import { loadDetector } from './detectCode.ts';
import { recentReads } from './repeatedReads.ts';

/** Decoding each frame of the camera would drain the battery. In milliseconds. */
const DECODE_EVERY_MS = 150;

/** Shared by all pictures: while an answer is shown there is none, and the code may stay in front of the camera. */
const reads = recentReads();

export interface CameraPictureProps {
  /** Null while the camera starts. */
  readonly stream: MediaStream | null;
  /** Called once for each code in front of the camera. */
  readonly onRead: (text: string) => void;
}

/** The picture of the camera. It reads codes while it is on the page. */
export function CameraPicture({ stream, onRead }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const shown = video.current;
    if (stream === null || shown === null) return undefined;
    shown.srcObject = stream;
    // An error means that the page has replaced the picture.
    shown.play().catch(() => {});
    reads.resume(performance.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const decode = async () => {
      // Without its code, the camera shows a picture and reads nothing: the next frame tries again.
      const text = await loadDetector()
        .then((detect) => detect(shown))
        .catch(() => null);
      if (isDone) return;
      if (text !== null && reads.isNew(text, performance.now())) read(text);
      timer = setTimeout(decode, DECODE_EVERY_MS);
    };
    void decode();
    return () => {
      isDone = true;
      clearTimeout(timer);
      shown.srcObject = null;
    };
  }, [stream]);

  return <video ref={video} muted playsInline tabIndex={-1} />;
}
