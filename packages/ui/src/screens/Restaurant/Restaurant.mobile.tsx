import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RailStack } from '../frames/RailStack.tsx';
import type { RestaurantParts } from './RestaurantParts.ts';

/** One column: the lead, booking and hours, then the menus. */
export function RestaurantMobile({ lead, facts, menus }: RestaurantParts) {
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
