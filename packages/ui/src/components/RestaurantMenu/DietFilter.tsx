import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { ChoiceChips } from '../../primitives/ChoiceChips/ChoiceChips.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { markedDiets, suits } from './diets.ts';
import type { Diet, Dish } from './menu.types.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

const Status = styled.p`
  ${typography('small', { tabular: true })}
  min-block-size: 1lh;
  color: ${vars.color.textMuted};
`;

/** Props of `DietFilter`. */
export interface DietFilterProps {
  /** Every dish of the restaurant. A diet is shown if one of them is marked with it. */
  readonly allDishes: readonly Dish[];
  /** The dishes in view, which are counted. */
  readonly dishes: readonly Dish[];
  readonly chosen: readonly Diet[];
  readonly onChoose: (diets: readonly Diet[]) => void;
}

/**
 * Chooses diets, and says how many dishes suit all of them. Nothing without a marked dish.
 *
 * - When: above a `RestaurantMenu`, which dims the other dishes.
 * - When not: allergens. A dish without a mark is not said to contain anything.
 */
export function DietFilter({ allDishes, dishes, chosen, onChoose }: DietFilterProps) {
  const words = useMessages().casinoLife.restaurant;
  const { number } = useFormatters();
  const offered = markedDiets(allDishes);
  if (offered.length === 0) return null;
  const list = offered.filter((diet) => chosen.includes(diet)).map((diet) => words.diets[diet]);
  const count = dishes.filter((dish) => suits(dish, chosen)).length;
  return (
    <Root>
      <ChoiceChips
        label={words.dietFilter}
        choices={offered.map((value) => ({ value, label: words.diets[value] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <Status role="status">
        {list.length > 0 && words.suitable(list.join(' · '), number(count), dishes.length)}
      </Status>
    </Root>
  );
}
