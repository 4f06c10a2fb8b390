import type { ReactNode } from 'react';
import type { SuitName } from '../../artwork/suits.ts';
import type { Layout } from '../../tokens/layouts.ts';

export interface SuitMessageProps {
  readonly layout: Layout;
  /** The suit of the card beside the text. */
  readonly suit: SuitName;
  readonly title: string;
  /** `h2` if the header of the shell holds the `h1` of the page; `h1` by default. */
  readonly heading?: 'h1' | 'h2';
  readonly text: string;
  readonly action: ReactNode;
}

/** The parts of a `SuitMessage`, which each layout arranges. */
export interface SuitMessageParts extends Omit<SuitMessageProps, 'layout' | 'suit'> {
  readonly card: ReactNode;
}
