import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RailColumns } from '../frames/RailColumns.tsx';
import type { RestaurantParts } from './RestaurantParts.ts';

/** Two columns: the lead and the menus, with booking and hours in a rail. */
export function RestaurantDesktop({ lead, facts, menus }: RestaurantParts) {
  return (
    <RailColumns>
      <aside>{facts}</aside>
      <Stack gap={8}>
        {lead}
        {menus}
      </Stack>
    </RailColumns>
  );
}
