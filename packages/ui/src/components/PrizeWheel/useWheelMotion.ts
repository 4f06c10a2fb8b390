import { type RefObject, useEffect, useRef } from 'react';
import { playAfterFrame } from '../../primitives/Motion/afterFrame.ts';
import { wheelMotion } from '../../tokens/wheel.ts';

/** The motion of the wheel: still, turning until the result is known, or slowing to a stop. */
export type WheelPhase = 'standing' | 'turning' | 'settling';

const { windUp, turn, settle } = wheelMotion;
const FULL_SPEED = 360 / turn.duration;

/**
 * Animates the rotation of an element. `angle` is its final rotation, in degrees clockwise. `onRest` is called once
 * each time the element stops, and at once with `prefers-reduced-motion`.
 */
export function useWheelMotion(
  ref: RefObject<SVGGElement | null>,
  phase: WheelPhase,
  angle: number,
  onRest: () => void,
): void {
  const rest = useRef(onRest);
  rest.current = onRest;
  const accelerating = useRef<Animation | null>(null);

  useEffect(() => {
    const wheel = ref.current;
    if (!wheel || phase === 'standing') return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (phase === 'settling') rest.current();
      return undefined;
    }
    let cancelled = false;
    if (phase === 'turning') {
      accelerating.current = accelerate(wheel);
      return undefined;
    }
    const settling = async () => {
      await accelerating.current?.finished;
      if (cancelled) return;
      await decelerate(wheel, angle);
      if (!cancelled) rest.current();
    };
    void settling().catch(() => {
      // A cancelled animation rejects: the wheel was unmounted.
    });
    return () => {
      cancelled = true;
    };
  }, [ref, phase, angle]);

  useEffect(() => {
    if (phase !== 'standing') return;
    for (const animation of ref.current?.getAnimations() ?? []) animation.cancel();
    accelerating.current = null;
  }, [ref, phase]);
}

/** Accelerates from rest, then turns at full speed. Returns the acceleration. */
function accelerate(wheel: SVGGElement): Animation {
  // Reading the computed style would force a layout in the frame of the tap.
  const from = readAngle(wheel.style.transform);
  const acceleration = wheel.animate(rotations(from, from + windUp.degrees), windUp);
  const turning = wheel.animate(rotations(from, from + 360), {
    delay: windUp.duration,
    duration: turn.duration,
    iterations: Number.POSITIVE_INFINITY,
  });
  playAfterFrame(acceleration, turning);
  return acceleration;
}

/** Decelerates from full speed to rest. The remaining angle decides the duration. */
async function decelerate(wheel: SVGGElement, angle: number): Promise<void> {
  const from = readAngle(getComputedStyle(wheel).transform);
  const degrees = settle.wholeTurns * 360 + ((((angle - from) % 360) + 360) % 360);
  for (const animation of wheel.getAnimations()) animation.cancel();
  await wheel.animate(rotations(from, from + degrees), {
    duration: (settle.initialSlope * degrees) / FULL_SPEED,
    easing: settle.easing,
    fill: 'forwards',
  }).finished;
}

function rotations(from: number, to: number): Keyframe[] {
  return [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
}

function readAngle(transform: string): number {
  const { a, b } = new DOMMatrix(transform);
  return (Math.atan2(b, a) * 180) / Math.PI;
}
