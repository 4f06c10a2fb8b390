import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RailStack } from '../frames/RailStack.tsx';
import type { RestaurantSlots } from './RestaurantSlots.ts';

/** One column: the lead, booking and hours, then the menus. */
export function RestaurantMobile({ lead, facts, menus }: RestaurantSlots) {
  return (
    <>
      {lead}
      <RailStack>
        <aside>{facts}</aside>
        <Stack gap={8}>{menus}</Stack>
      </RailStack>
    </>
  );
}
