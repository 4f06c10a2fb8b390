import { RailStack } from '../frames/RailStack.tsx';
import type { MyCasinoSlots } from './MyCasinoSlots.ts';

/** One column: the facts, then the guide. */
export function MyCasinoMobile({ facts, guide }: MyCasinoSlots) {
  return (
    <RailStack>
      <aside>{facts}</aside>
      {guide}
    </RailStack>
  );
}
