import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { Dish } from './menu.types.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[5]};
  padding-block: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

const Name = styled.h4`
  ${typography('bodyStrong')}
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  ${typography('bodyStrong', { tabular: true })}
  color: ${vars.color.metalText};
`;

const Words = styled.p`
  ${typography('small')}
  grid-column: 1;
  color: ${vars.color.textMuted};
`;

/** Unknown allergens are never presented as none. */
function allergensOf({ allergens }: Dish, words: Messages['casinoLife']['restaurant']): string {
  if (!allergens) return words.unknownAllergens;
  return allergens.length === 0 ? words.noAllergens : words.allergens(allergens.join(', '));
}

/** A dish with its price, description, energy and allergens. */
export function DishLine({ dish }: { readonly dish: Dish }) {
  const words = useMessages().casinoLife.restaurant;
  const { money, number } = useFormatters();
  const notes = [
    ...dish.diets.map((diet) => words.diets[diet]),
    ...(dish.kcal === null ? [] : [words.kcal(number(dish.kcal))]),
    allergensOf(dish, words),
  ];
  return (
    <Root>
      <Name>{dish.name}</Name>
      <Price>{money(dish.pricePence)}</Price>
      <Words>{dish.description}</Words>
      <Words>{notes.join(' · ')}</Words>
    </Root>
  );
}
