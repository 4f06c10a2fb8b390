import { memo, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { tierCards } from '../../artwork/suits.ts';
import { IncentiveTerms } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import { prizeIcons } from '../../components/PrizeWheel/prizeIcons.ts';
import { useToLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { SpinPrize } from './SpinTheWheel.types.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]};
  padding-block: ${vars.space[2]};

  & > div {
    flex: 1 1 8rem;
  }

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

/** The mark of the prize on the wheel. */
const Medallion = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: ${vars.size.hairline} solid ${vars.color.metalText};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.metalText};

  &[data-gone] {
    border-color: ${vars.color.border};
    color: ${vars.color.textMuted};
  }
`;

const Name = styled.p`
  ${typography('label')}
  overflow-wrap: break-word;

  & ~ p {
    ${typography('small', { tabular: true })}
    color: ${vars.color.textMuted};
  }
`;

const Odds = styled.p`
  ${typography('smallStrong', { tabular: true })}
  white-space: nowrap;
`;

export interface PrizeListProps {
  readonly prizes: readonly SpinPrize[];
  readonly tier: Tier;
  /** The section, to which the page scrolls. */
  readonly ref?: Ref<HTMLElement>;
}

/** Every prize with its mark on the wheel and today's odds and stock, before the spin. */
export const PrizeList = memo(function PrizeList({ prizes, tier, ref }: PrizeListProps) {
  const words = useMessages().games.spin.prizes;
  const { number: show } = useFormatters();
  const toLang = useToLang();
  const id = useId();
  const total = inStock(prizes).reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section ref={ref} aria-labelledby={id} tabIndex={-1}>
      <SectionHeading id={id} title={words.title} />
      <ul>
        {prizes.map(({ number, name, locale, win, icon = 'gift', weight, left, incentive }) => {
          const gone = left === 0;
          return (
            <Row key={number}>
              <Medallion aria-hidden="true" data-gone={gone || undefined}>
                {win ? <Icon icon={prizeIcons[icon]} /> : <Suit name={tierCards[tier].suit} />}
              </Medallion>
              <div>
                <Name lang={toLang(locale)}>{name}</Name>
                {left !== null && <p>{gone ? words.gone : words.left(show(left))}</p>}
                <IncentiveTerms incentive={incentive} />
              </div>
              {!gone && <Odds>{words.odds(show(weight), show(total))}</Odds>}
            </Row>
          );
        })}
      </ul>
    </section>
  );
});

/** The prizes in stock. The other prizes are not on the wheel. */
export function inStock(prizes: readonly SpinPrize[]): readonly SpinPrize[] {
  return prizes.filter(({ left }) => left !== 0);
}
