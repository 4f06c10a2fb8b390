import type { ReactNode } from 'react';
import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import { withElement } from '../../i18n/values/withElement.tsx';
import type { SpinResult, SpinStage } from './SpinTheWheel.types.ts';

/** The texts of a stage. */
export interface StageWords {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** Returns when the next spin is, after a result. */
export function nextSpinWords(
  { spin }: Messages['games'],
  { on }: Formatters,
  { nextOn }: Pick<SpinResult, 'nextOn'>,
): string {
  return nextOn === null ? spin.lastDay : spin.nextOn(on(nextOn));
}

/**
 * Returns the texts of a stage. Specification section 4: already played today (won or lost), not started, ended.
 * @param toLang returns the attribute `lang` of a text in this language
 */
export function stageWords(
  { spin }: Messages['games'],
  { from, until }: Formatters,
  stage: SpinStage,
  toLang: (locale?: string) => string | undefined,
): StageWords {
  const { stages } = spin;
  const withPrize = (message: (prize: string) => string, { prizeName, locale }: SpinResult) => {
    const lang = toLang(locale);
    return withElement(message, lang ? <span lang={lang}>{prizeName}</span> : prizeName);
  };
  switch (stage.kind) {
    case 'not-started':
      return { ...stages.notStarted, text: stages.notStarted.text(from(stage.optInFrom)) };
    case 'opt-in':
      return { ...stages.optIn, text: stages.optIn.text(until(stage.until)) };
    case 'opt-in-closed':
      return stages.optInClosed;
    case 'waiting':
      return { ...stages.waiting, text: stages.waiting.text(from(stage.playFrom)) };
    case 'ready':
      return { ...stages.ready, text: stage.failed ? stages.ready.unused : stages.ready.text };
    case 'spinning':
      return stages.spinning;
    case 'won':
      return { ...stages.won, title: withPrize(stages.won.title, stage) };
    case 'lost':
      return stages.lost;
    case 'played-won':
      return { ...stages.playedWon, text: withPrize(stages.playedWon.text, stage) };
    case 'played-lost':
      return stages.playedLost;
    case 'played-elsewhere': {
      const { title, textElsewhere } = stage.win ? stages.playedWon : stages.playedLost;
      return { title, text: textElsewhere };
    }
    case 'ended':
      return stages.ended;
    case 'offline':
      return stages.offline;
    case 'unsettled':
      return stages.unsettled;
  }
}
