import type { ReactNode } from 'react';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';

/** A month in which something is on. */
export interface DiaryMonth {
  /** The id of its section in the page, and so the fragment of links to it. */
  readonly id: string;
  /** Such as `November 2026`. */
  readonly title: string;
  /** At least one. */
  readonly events: readonly ListedEvent[];
}

export interface DiaryProps {
  /** All months with events, also those that the page does not show yet. */
  readonly months: readonly DiaryMonth[];
  /** Shows a month and those before it, at once. */
  readonly onReveal: (month: DiaryMonth) => void;
  /** The months, as sections. */
  readonly children: ReactNode;
}

/** The props of the links to the months. */
export type MonthStripProps = Omit<DiaryProps, 'children'>;
