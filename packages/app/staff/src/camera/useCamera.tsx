import type { CameraStatus } from '@casino/ui/screens/TillScan/TillScan.types.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePageVisible } from '../page/usePageVisible.ts';
import { CameraPicture } from './CameraPicture.tsx';

/** The back camera. A code on a phone needs no more than this. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

interface Camera {
  readonly status: CameraStatus;
  /** The picture, which reads codes while it is on the page. */
  readonly picture: ReactNode;
  /** Starts the camera again, for example after staff have allowed it. */
  readonly restart: () => void;
}

/**
 * The camera of the device. A hidden page releases it, because iOS stops the picture and other apps may need the camera;
 * the page takes it again when it is visible.
 */
export function useCamera(isOn: boolean, onRead: (text: string) => void): Camera {
  const [status, setStatus] = useState<CameraStatus>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [attempt, setAttempt] = useState(0);
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  const isVisible = usePageVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart opens the camera again.
  useEffect(() => {
    if (!isOn || !isVisible) return undefined;
    let opened: MediaStream | null = null;
    let isDone = false;
    setStatus('starting');
    openCamera().then(
      (camera) => {
        opened = camera;
        if (isDone) return stop(camera);
        // The operating system can take the camera away.
        camera.getVideoTracks()[0]?.addEventListener('ended', restart, { once: true });
        setStream(camera);
        setStatus('on');
      },
      (error: unknown) => {
        if (!isDone) setStatus(isDenied(error) ? 'denied' : 'unavailable');
      },
    );
    return () => {
      isDone = true;
      if (opened) stop(opened);
      setStream(null);
      setStatus('off');
    };
  }, [isOn, isVisible, attempt, restart]);

  return { status, picture: <CameraPicture stream={stream} onRead={onRead} />, restart };
}

/** Older browsers, and pages without HTTPS, have no `mediaDevices`. */
async function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException('This page has no camera.', 'NotFoundError');
  return devices.getUserMedia(CONSTRAINTS);
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
