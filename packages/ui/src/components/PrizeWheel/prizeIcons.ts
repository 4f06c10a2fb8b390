import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import {
  drinksIcon,
  eventsIcon,
  gamingIcon,
  restaurantIcon,
  stayIcon,
} from '../../primitives/Icon/topicIcons.ts';

/** The drawings of prizes. They look the same in any direction, because the wheel turns them. */
export const prizeIcons = {
  cloche: restaurantIcon,
  cup: {
    path: 'M5 9h11v5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14ZM16 10.5h1.5a2 2 0 0 1 0 4.5H16M4 21h13M8.5 3.5V6M12.5 3.5V6',
  },
  cutlery: {
    path: 'M8 3.5v17M5.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M16 20.5v-17c2.5 1.5 3 4.5 3 8.5h-3',
  },
  chip: gamingIcon,
  reels: {
    path: 'M4 6.5h16v11H4ZM9.3 6.5v11M14.7 6.5v11M5.8 10h1.8l-1 4M11.1 10h1.8l-1 4M16.4 10h1.8l-1 4',
  },
  glass: drinksIcon,
  moon: stayIcon,
  calendar: eventsIcon,
  gift: {
    path: 'M4.5 11v9h15v-9M3.5 7.5h17V11h-17ZM12 7.5V20M12 7.5C9.5 7.5 7.5 6.5 7.5 5S10.5 3 12 7.5c1.5-4.5 4.5-4 4.5-2.5S14.5 7.5 12 7.5',
  },
} as const satisfies Readonly<Record<string, IconDrawing>>;

/** The name of a drawing of a prize. */
export type PrizeIcon = keyof typeof prizeIcons;
