import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { IncentiveTerms } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import { useToLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { inStock } from './PrizeList.tsx';
import type { SpinPrize, SpinStage } from './SpinTheWheel.types.ts';
import { sharedTerms } from './sharedTerms.ts';

/** From 600 px on, the prizes and their terms are beside the wheel. */
const Root = styled.div`
  margin-block-end: calc(-1 * ${vars.space[3]});

  ${media.small} {
    display: none;
  }
`;

const Terms = styled.div`
  p {
    ${typography('small')}
    color: ${vars.color.textMuted};
    overflow-wrap: anywhere;
  }

  b {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }
`;

const BEFORE_SPIN: ReadonlySet<SpinStage['kind']> = new Set([
  'not-started',
  'opt-in',
  'waiting',
  'ready',
  'spinning',
]);

/** True until the result: the terms matter to the member's decision. */
export const isBeforeSpin = ({ kind }: SpinStage) => BEFORE_SPIN.has(kind);

export interface PrizesAndTermsProps {
  readonly stage: SpinStage;
  readonly prizes: readonly SpinPrize[];
  /** The section of the prizes. */
  readonly list: RefObject<HTMLElement | null>;
}

/** On a phone, at the action: the gambling terms of prizes until the result, and the way to the list of prizes. */
export function PrizesAndTerms({ stage, prizes, list }: PrizesAndTermsProps) {
  const { show } = useMessages().games.spin.prizes;
  const toLang = useToLang();
  const scroll = () => {
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Root>
      {isBeforeSpin(stage) && (
        <Terms data-incentives="">
          {sharedTerms(inStock(prizes)).map(({ names, locale, incentive }) => {
            const lang = toLang(locale);
            const subject = lang ? <span lang={lang}>{names}</span> : names;
            return <IncentiveTerms key={names} incentive={incentive} subject={subject} />;
          })}
        </Terms>
      )}
      <Button variant="quiet" block onClick={scroll}>
        {show}
      </Button>
    </Root>
  );
}
