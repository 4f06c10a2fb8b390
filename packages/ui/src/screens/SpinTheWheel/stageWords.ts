import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { SpinResult, SpinStage } from './SpinTheWheel.types.ts';

/** The texts of a stage. */
export interface StageWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns the texts of a stage. Specification section 4: already played today (won or lost), not started, ended. */
export function stageWords(
  { spin }: Messages['games'],
  { date, from, until }: Formatters,
  stage: SpinStage,
): StageWords {
  const { stages } = spin;
  const next = ({ nextOn }: Pick<SpinResult, 'nextOn'>) =>
    nextOn === null ? spin.lastDay : spin.nextOn(date(nextOn));
  switch (stage.kind) {
    case 'not-started':
      return { ...stages.notStarted, lines: [stages.notStarted.text(from(stage.optInFrom))] };
    case 'opt-in':
      return { ...stages.optIn, lines: [stages.optIn.text(until(stage.until))] };
    case 'opt-in-closed':
      return { ...stages.optInClosed, lines: [stages.optInClosed.text] };
    case 'waiting':
      return { ...stages.waiting, lines: [stages.waiting.text(from(stage.playFrom))] };
    case 'ready':
      return { ...stages.ready, lines: [stage.failed ? stages.ready.unused : stages.ready.text] };
    case 'spinning':
      return { ...stages.spinning, lines: [stages.spinning.text] };
    case 'won':
      return { title: stages.won.title(stage.prizeName), lines: [stages.won.text, next(stage)] };
    case 'lost':
      return { title: stages.lost.title, lines: [stages.lost.text, next(stage)] };
    case 'played-won':
      return {
        title: stages.playedWon.title,
        lines: [stages.playedWon.text(stage.prizeName), next(stage)],
      };
    case 'played-lost':
      return { title: stages.playedLost.title, lines: [stages.playedLost.text, next(stage)] };
    case 'played-elsewhere': {
      const { title, textElsewhere } = stage.win ? stages.playedWon : stages.playedLost;
      return { title, lines: [textElsewhere, next(stage)] };
    }
    case 'ended':
      return { ...stages.ended, lines: [stages.ended.text] };
    case 'offline':
      return { ...stages.offline, lines: [stages.offline.text] };
    case 'unsettled':
      return { ...stages.unsettled, lines: [stages.unsettled.text] };
  }
}
