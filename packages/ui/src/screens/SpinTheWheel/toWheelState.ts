import type { PrizeWheelState } from '../../components/PrizeWheel/PrizeWheel.tsx';
import type { WheelPrize } from '../../components/PrizeWheel/wheelLayout.ts';
import type { SpinPrize, SpinStage } from './SpinTheWheel.types.ts';

/** Maps a stage to the state of the wheel and its prizes. `onWheel` are the prizes in stock. */
export function toWheelState(
  stage: SpinStage,
  prizes: readonly SpinPrize[],
  onWheel: readonly SpinPrize[],
): { readonly state: PrizeWheelState; readonly prizes: readonly WheelPrize[] } {
  const state = toPrizeWheelState(stage);
  const prize = 'prize' in state ? state.prize : null;
  if (prize === null || onWheel.some(({ number }) => number === prize)) {
    return { state, prizes: onWheel };
  }
  // The member won the last one: it stays on the wheel.
  const kept = prizes.filter(({ number, left }) => number === prize || left !== 0);
  const known = kept.some(({ number }) => number === prize);
  return { state: known ? state : { status: 'standing' }, prizes: kept };
}

function toPrizeWheelState(stage: SpinStage): PrizeWheelState {
  if (stage.kind === 'spinning') {
    return stage.prize === null
      ? { status: 'turning' }
      : { status: 'settling', prize: stage.prize };
  }
  if ('prizeName' in stage) return { status: 'landed', prize: stage.prize };
  return { status: 'standing' };
}
