import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { DayRedemption } from './TillDay.types.ts';
import { type DayTotal, toTotal, totalsByKind } from './totals.ts';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${vars.space[3]};
`;

const Tile = styled.div`
  display: grid;
  align-content: start;
  padding: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};

  &:first-child {
    border-color: ${vars.color.metalText};
  }

  dt {
    ${typography('smallStrong')}
    color: ${vars.color.textMuted};
  }
`;

const Figure = styled.dd`
  ${typography('figureSmall')}
  margin-block: ${vars.space[1]};
`;

const Small = styled.dd`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};
`;

/** What the day redeemed: in all, and by kind. */
export function DayTotals({ redemptions }: { readonly redemptions: readonly DayRedemption[] }) {
  const { totals: words, kinds } = useMessages().tillDay;
  const { number, money } = useFormatters();
  const id = useId();
  const tile = (key: string, name: string, { count, valuePence, takenBack }: DayTotal) => (
    <Tile key={key}>
      <dt>{name}</dt>
      <Figure>{number(count)}</Figure>
      {valuePence > 0 && <Small>{money(valuePence)}</Small>}
      {takenBack > 0 && <Small>{words.takenBack(number(takenBack))}</Small>}
    </Tile>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      <Tiles>
        {tile('all', words.all, toTotal(redemptions))}
        {totalsByKind(redemptions).map((total) => tile(total.kind, kinds[total.kind], total))}
      </Tiles>
    </section>
  );
}
