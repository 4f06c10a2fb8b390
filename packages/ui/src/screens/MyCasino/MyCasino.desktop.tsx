import { RailColumns } from '../frames/RailColumns.tsx';
import type { MyCasinoParts } from './MyCasinoParts.ts';

/** Two columns: the guide, and the facts in a rail. */
export function MyCasinoDesktop({ facts, guide }: MyCasinoParts) {
  return (
    <RailColumns>
      <aside>{facts}</aside>
      {guide}
    </RailColumns>
  );
}
