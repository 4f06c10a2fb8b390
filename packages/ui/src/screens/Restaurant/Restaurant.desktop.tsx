import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RailColumns } from '../frames/RailColumns.tsx';
import type { RestaurantParts } from './RestaurantParts.ts';

/** The lead, then two columns: the menus, with booking and hours in a rail. */
export function RestaurantDesktop({ lead, facts, menus }: RestaurantParts) {
  return (
    <>
      {lead}
      <RailColumns>
        <aside>{facts}</aside>
        <Stack gap={8}>{menus}</Stack>
      </RailColumns>
    </>
  );
}
