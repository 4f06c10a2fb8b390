import { useId } from 'react';
import { styled } from 'styled-components';
import { DishArtwork } from '../../artwork/DishArtwork.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { useLang } from '../RichText/useLang.ts';
import { DishLine } from './DishLine.tsx';
import { suits } from './diets.ts';
import type { Diet, Menu, MenuSection } from './menu.types.ts';

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${vars.space[10]};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: min(6rem, 27cqi) minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
  margin-block-end: ${vars.space[4]};
`;

const Picture = styled.div`
  aspect-ratio: 1;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;

const Title = styled.h3`
  ${typography('heading')}
`;

/** One column on a phone; two where each is wide enough for a dish and its price. */
const Dishes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]} ${vars.space[10]};

  @container (inline-size >= 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Props of `RestaurantMenu`. */
export interface RestaurantMenuProps {
  readonly menu: Menu;
  /** Dims the dishes that do not suit every one of these diets. None by default. */
  readonly diets?: readonly Diet[];
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
}

const NO_DIETS: readonly Diet[] = [];

/**
 * A menu in sections, with prices, energy and allergens.
 *
 * - When: on the restaurant's page, one menu at a time. A `DietFilter` above it chooses its `diets`.
 * - When not: an offer of a meal, which is a `VoucherCard`.
 */
export function RestaurantMenu({ menu, diets = NO_DIETS, locale }: RestaurantMenuProps) {
  const lang = useLang(locale);
  return (
    <Root>
      {menu.note && (
        <Text tone="muted">
          <span lang={lang}>{menu.note}</span>
        </Text>
      )}
      {menu.sections.map((section) => (
        <Section key={section.name} section={section} diets={diets} lang={lang} />
      ))}
    </Root>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly diets: readonly Diet[];
  readonly lang: string | undefined;
}

function Section({ section, diets, lang }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Picture>
          <DishArtwork kind={section.kind} seed={section.name} />
        </Picture>
        <Title id={id} lang={lang}>
          {section.name}
        </Title>
      </Head>
      <Dishes>
        {section.dishes.map((dish) => (
          <DishLine key={dish.name} dish={dish} dimmed={!suits(dish, diets)} lang={lang} />
        ))}
      </Dishes>
    </section>
  );
}
