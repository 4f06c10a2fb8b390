import { useEffect, useRef, useState } from 'react';
import type { DiaryMonth } from './Diary.types.ts';

/** The share of the window's height above which a month must begin to be in view. */
const LINE = 0.4;

/** A month to which the member has jumped, with the distance that its start still has to scroll, in pixels. */
interface Jump {
  readonly id: string;
  readonly left: number;
}

/** The month that a member reads, and a jump to another. */
export interface MonthInView {
  /** The id of the month; null while none is shown. */
  readonly inView: string | null;
  /** Scrolls to a month, and moves the focus to it. */
  readonly jumpTo: (id: string) => void;
}

/**
 * Follows which month is in view: the last that begins in the upper part of the window, and the last of all at the end of
 * the page. After a jump, it is the chosen month until the member scrolls away, because a short month near the end of the page
 * cannot reach the top.
 */
export function useMonthInView(months: readonly DiaryMonth[]): MonthInView {
  const ids = months.map(({ id }) => id).join(' ');
  const [inView, setInView] = useState<string | null>(months[0]?.id ?? null);
  const jump = useRef<Jump | null>(null);

  useEffect(() => {
    const follow = () => {
      const left = jump.current && distanceToTop(jump.current.id);
      if (jump.current && left !== null && left <= jump.current.left) {
        jump.current = { ...jump.current, left };
        return;
      }
      jump.current = null;
      setInView(monthAt(ids.split(' ')));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [ids]);

  const jumpTo = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    jump.current = { id, left: distanceToTop(id) ?? 0 };
    setInView(id);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  };
  return { inView, jumpTo };
}

/** The distance of a month's start from the top of the window, in whole pixels. */
function distanceToTop(id: string): number | null {
  const section = document.getElementById(id);
  return section && Math.round(Math.abs(section.getBoundingClientRect().top));
}

function monthAt(ids: readonly string[]): string | null {
  const shown = ids.flatMap((id) => document.getElementById(id) ?? []);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1;
  const begun = shown.filter(
    (section) => section.getBoundingClientRect().top <= clientHeight * LINE,
  );
  return (isAtEnd ? shown.at(-1) : (begun.at(-1) ?? shown[0]))?.id ?? null;
}
