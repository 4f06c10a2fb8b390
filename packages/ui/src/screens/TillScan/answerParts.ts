import type { ReactNode } from 'react';
import type { TillConnection } from '../till/till.types.ts';

/** How an answer looks. Each tone has a colour and a shape of its own. */
export type AnswerTone = 'redeemed' | 'offline' | 'already' | 'refused' | 'failed' | 'reversed';

/** The parts of an answer, which each layout places. */
export interface AnswerParts {
  readonly tone: AnswerTone;
  readonly connection: TillConnection;
  /** The word that is read from a metre away. */
  readonly word: string;
  /** The most important detail: how, when and where, or why. */
  readonly line?: string | undefined;
  /** What staff do now. */
  readonly verdict: string;
  /** The id of the details, which screen readers read with the word. */
  readonly detailsId: string;
  readonly details: ReactNode;
  readonly actions: ReactNode;
}
