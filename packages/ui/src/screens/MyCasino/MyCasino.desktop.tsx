import { RailColumns } from '../frames/RailColumns.tsx';
import type { MyCasinoSlots } from './MyCasinoSlots.ts';

/** Two columns: the guide, and the facts in a rail. */
export function MyCasinoDesktop({ facts, guide }: MyCasinoSlots) {
  return (
    <RailColumns>
      <aside>{facts}</aside>
      {guide}
    </RailColumns>
  );
}
