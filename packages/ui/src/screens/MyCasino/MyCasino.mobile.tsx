import { RailStack } from '../frames/RailStack.tsx';
import type { MyCasinoParts } from './MyCasinoParts.ts';

/** One column: the facts, then the guide. */
export function MyCasinoMobile({ facts, guide }: MyCasinoParts) {
  return (
    <RailStack>
      <aside>{facts}</aside>
      {guide}
    </RailStack>
  );
}
