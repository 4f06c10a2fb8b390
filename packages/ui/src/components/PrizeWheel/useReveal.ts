import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame, playAfterFrame } from '../../primitives/Motion/afterFrame.ts';
import { wheelMotion } from '../../tokens/wheel.ts';

const { deal } = wheelMotion;

const KEYFRAMES: Keyframe[] = [
  { transform: 'translateY(-190px) scale(0.3)', opacity: 0 },
  { transform: 'translateY(-96px) scale(1)', opacity: 1, offset: 0.2 },
  { transform: 'translateY(-90px) scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-60px) scale(1)', opacity: 0 },
];

/**
 * Brings the wheel into view when it begins to turn and when it has stopped, and deals the ticket of a win once. A result
 * that was there when the page opened deals nothing, and neither does `prefers-reduced-motion`.
 */
export function useReveal(
  wheel: RefObject<SVGSVGElement | null>,
  ticket: RefObject<SVGGElement | null>,
  status: 'standing' | 'turning' | 'settling' | 'landed',
  won: boolean,
): void {
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    const hasStopped = last === 'settling' && status === 'landed';
    const begins = last === 'standing' && status === 'turning';
    if (!begins && !hasStopped) return;
    // Scrolling forces a layout, so it waits until the tap is painted.
    afterFrame(() => wheel.current?.scrollIntoView({ block: 'nearest' }));
    if (!hasStopped || !won) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (ticket.current) playAfterFrame(ticket.current.animate(KEYFRAMES, deal));
  }, [wheel, ticket, status, won]);
}
