import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { Dish } from './menu.types.ts';

const Root = styled.li`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};
`;

/** The name, dots that lead to the price, and the price, on the last line of the name. */
const Head = styled.div`
  display: flex;
  align-items: end;
  gap: ${vars.space[2]};

  &::after {
    content: '';
    order: 1;
    flex: 1;
    min-inline-size: ${vars.space[5]};
    margin-block-end: 0.4em;
    border-block-end: ${vars.size.outline} dotted ${vars.color.border};
  }
`;

const Name = styled.h4`
  ${typography('bodyStrong')}
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-dimmed] & {
    ${typography('body')}
    color: ${vars.color.textMuted};
  }
`;

const Price = styled.p`
  ${typography('bodyStrong', { tabular: true })}
  order: 2;
  color: ${vars.color.metalText};

  [data-dimmed] & {
    ${typography('body', { tabular: true })}
    color: ${vars.color.textMuted};
  }
`;

const Words = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

/** Unknown allergens are never presented as none. */
function allergenText({ allergens }: Dish, words: Messages['casinoLife']['restaurant']): string {
  if (!allergens) return words.unknownAllergens;
  return allergens.length === 0 ? words.noAllergens : words.allergens(allergens.join(', '));
}

interface DishLineProps {
  readonly dish: Dish;
  /** It does not suit the chosen diets. */
  readonly dimmed: boolean;
  /** The language of the menu, if it is not that of the page. */
  readonly lang: string | undefined;
}

/** A dish with its price, description, energy and allergens. */
export function DishLine({ dish, dimmed, lang }: DishLineProps) {
  const words = useMessages().casinoLife.restaurant;
  const { money, number } = useFormatters();
  const notes = [
    ...dish.diets.map((diet) => words.diets[diet]),
    ...(dish.kcal === null ? [] : [words.kcal(number(dish.kcal))]),
    allergenText(dish, words),
  ];
  return (
    <Root data-dimmed={dimmed || undefined}>
      <Head>
        <Name lang={lang}>{dish.name}</Name>
        <Price>{money(dish.pricePence)}</Price>
      </Head>
      {dimmed && <VisuallyHidden>{words.noMatch}</VisuallyHidden>}
      <Words lang={lang}>{dish.description}</Words>
      <Words>{notes.join(' · ')}</Words>
    </Root>
  );
}
