import { useId } from 'react';
import { styled } from 'styled-components';
import { DishArtwork } from '../../artwork/DishArtwork.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { DishLine } from './DishLine.tsx';
import type { Menu, MenuSection } from './menu.types.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[8]};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${vars.space[16]} minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
  margin-block-end: ${vars.space[3]};
`;

const Picture = styled.div`
  aspect-ratio: 1;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;

const Title = styled.h3`
  ${typography('heading')}
`;

/** Props of `RestaurantMenu`. */
export interface RestaurantMenuProps {
  readonly menu: Menu;
}

/**
 * A menu in sections, with prices, energy and allergens.
 *
 * - When: on the restaurant's page, one menu at a time.
 * - When not: an offer of a meal, which is a `VoucherCard`.
 */
export function RestaurantMenu({ menu }: RestaurantMenuProps) {
  return (
    <Root>
      {menu.note && <Text tone="muted">{menu.note}</Text>}
      {menu.sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </Root>
  );
}

interface SectionProps {
  readonly section: MenuSection;
}

function Section({ section }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Picture>
          <DishArtwork kind={section.kind} seed={section.name} />
        </Picture>
        <Title id={id}>{section.name}</Title>
      </Head>
      <ul>
        {section.dishes.map((dish) => (
          <DishLine key={dish.name} dish={dish} />
        ))}
      </ul>
    </section>
  );
}
