import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import {
  eventsIcon,
  gamingIcon,
  pointsIcon,
  restaurantIcon,
  stayIcon,
  travelIcon,
} from '../../primitives/Icon/topicIcons.ts';
import { Gives, Item, List, Title, Words } from './benefitListStyle.ts';

/** What a benefit takes part in. */
export type BenefitCategory =
  | 'points'
  | 'dining'
  | 'gaming'
  | 'events'
  | 'stay'
  | 'travel'
  | 'service';

const icons: Readonly<Record<BenefitCategory, IconDrawing>> = {
  points: pointsIcon,
  dining: restaurantIcon,
  gaming: gamingIcon,
  events: eventsIcon,
  stay: stayIcon,
  travel: travelIcon,
  service: memberIcon,
};

/** One thing that a tier is given. */
export interface BenefitItem {
  readonly id: string;
  readonly category: BenefitCategory;
  readonly title: string;
  /** What it is, and its conditions. */
  readonly text: string;
  /** How much of it, in a few words such as "10%". */
  readonly gives: string;
}

export interface BenefitListProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  /** At least one. */
  readonly items: readonly BenefitItem[];
  /** The headings' place in the outline of the page. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * What one tier is given, each with how much of it in large letters.
 *
 * - When: the benefits of a single tier.
 * - When not: several tiers beside each other, which are a `BenefitComparison`.
 */
export function BenefitList({ label, items, headingLevel: Heading = 'h3' }: BenefitListProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, category, title, text, gives }) => (
        <Item key={id}>
          <Icon icon={icons[category]} size="large" />
          <Title as={Heading}>{title}</Title>
          <Gives>{gives}</Gives>
          <Words>{text}</Words>
        </Item>
      ))}
    </List>
  );
}
