import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import {
  birthdayIcon,
  drinksIcon,
  eventsIcon,
  gamingIcon,
  pointsIcon,
  restaurantIcon,
  stayIcon,
  terraceIcon,
  travelIcon,
} from '../../primitives/Icon/topicIcons.ts';
import { useToLang } from '../RichText/useLang.ts';
import { Frame, Gives, Item, List, Title, Words } from './benefitListStyle.ts';

/** The subject of a benefit. It selects the icon. */
export type BenefitCategory =
  | 'points'
  | 'dining'
  | 'drinks'
  | 'birthday'
  | 'gaming'
  | 'events'
  | 'stay'
  | 'travel'
  | 'terrace'
  | 'service';

const icons: Readonly<Record<BenefitCategory, IconDrawing>> = {
  points: pointsIcon,
  dining: restaurantIcon,
  drinks: drinksIcon,
  birthday: birthdayIcon,
  gaming: gamingIcon,
  events: eventsIcon,
  stay: stayIcon,
  travel: travelIcon,
  terrace: terraceIcon,
  service: memberIcon,
};

/** A benefit of a tier. */
export interface BenefitItem {
  readonly id: string;
  readonly category: BenefitCategory;
  readonly title: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** A description with the conditions. */
  readonly text: string;
  /** The amount in a few words, such as "10%". */
  readonly gives: string;
}

/** Props of `BenefitList`. */
export interface BenefitListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** At least one. */
  readonly items: readonly BenefitItem[];
  /** The level of the headings in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * The benefits of a tier, each with its amount in large text.
 *
 * - When: the benefits of a single tier.
 * - When not: a comparison of tiers, which is a `BenefitComparison`.
 */
export function BenefitList({ label, items, headingLevel: Heading = 'h3' }: BenefitListProps) {
  const toLang = useToLang();
  return (
    <Frame>
      <List aria-label={label}>
        {items.map(({ id, category, locale, title, text, gives }) => (
          <Item key={id} lang={toLang(locale)}>
            <Icon icon={icons[category]} size="large" />
            <Title as={Heading}>{title}</Title>
            <Gives>{gives}</Gives>
            <Words>{text}</Words>
          </Item>
        ))}
      </List>
    </Frame>
  );
}
