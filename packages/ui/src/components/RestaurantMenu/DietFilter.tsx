import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { markedDiets, suits } from './diets.ts';
import type { Diet, Dish } from './menu.types.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

const Label = styled.p`
  ${typography('smallStrong')}
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

const Chip = styled.button`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
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
  const id = useId();
  const offered = markedDiets(allDishes);
  if (offered.length === 0) return null;
  const list = offered.filter((diet) => chosen.includes(diet)).map((diet) => words.diets[diet]);
  const count = dishes.filter((dish) => suits(dish, chosen)).length;
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>{words.dietFilter}</Label>
      <Chips>
        {offered.map((diet) => {
          const pressed = chosen.includes(diet);
          return (
            <Chip
              key={diet}
              type="button"
              aria-pressed={pressed}
              onClick={() =>
                onChoose(pressed ? chosen.filter((other) => other !== diet) : [...chosen, diet])
              }
            >
              {pressed && <Icon icon={checkIcon} />}
              {words.diets[diet]}
            </Chip>
          );
        })}
      </Chips>
      <Status role="status">
        {list.length > 0 && words.suitable(list.join(' · '), number(count), dishes.length)}
      </Status>
    </Root>
  );
}
