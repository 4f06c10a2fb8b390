import { ENGRAVING_GROUND } from '../Engraving.tsx';
import { diningRoom, laidTable } from './diningRoom.ts';
import { emblems, plainEmblem } from './emblems.tsx';

/** The tables: the middle of the top and the size. The last is at the front. */
const TABLES = [
  { x: 64, y: 150, size: 0.62 },
  { x: 336, y: 150, size: 0.62 },
  { x: -90, y: 150, size: 0.62 },
  { x: 490, y: 150, size: 0.62 },
  { x: 200, y: 150, size: 1 },
] as const;

/** The dining room of a restaurant, 400 by 200, with the emblem in the window. */
export function DiningRoomMotif({ emblem }: { readonly emblem: string }) {
  const { rose, windows, trim, detail, lamps, light } = diningRoom;
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
      <path d={windows} fill="currentColor" fillOpacity="0.1" strokeWidth="1.1" />
      <path d={detail} strokeWidth="0.45" />
      <path d={trim} strokeWidth="0.9" />
      <circle cx={rose.x} cy={rose.y} r={rose.radius} fill={ENGRAVING_GROUND} />
      <g transform={`translate(${rose.x - 48} ${rose.y - 48})`} strokeWidth="1.2">
        {emblems.get(emblem) ?? plainEmblem}
      </g>
      <path d={lamps} fill="currentColor" stroke="none" />
      <path d={light} strokeWidth="0.6" opacity="0.7" />
      {TABLES.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          {laidTable.solid.map((shape) => (
            <path key={shape} d={shape} fill={ENGRAVING_GROUND} strokeWidth="1.1" />
          ))}
          <path d={laidTable.detail} strokeWidth="0.5" />
          <path d={laidTable.trim} strokeWidth="0.9" />
          <path d={laidTable.light} strokeWidth="0.7" opacity="0.8" />
        </g>
      ))}
    </g>
  );
}
