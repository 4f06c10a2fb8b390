import { styled } from 'styled-components';
import { useToLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { TierGain } from './Home.types.ts';

const Root = styled.div`
  container-type: inline-size;
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

/** Wide enough for three amounts side by side. */
const WIDE = '@container (inline-size >= 32rem)';

const List = styled.dl`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[6]};
  margin-block-start: ${vars.space[3]};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space[4]};
  }

  dt {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  dd {
    ${typography('smallStrong')}
  }

  ${WIDE} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    div {
      flex-flow: column-reverse;
      align-items: start;
      justify-content: start;
    }

    dd {
      ${typography('subheading')}
    }
  }
`;

/** The zero-width space gives it the height of a line of text. */
const Line = styled.span`
  display: flex;
  align-items: center;

  &::before {
    content: '\\200b';
  }
`;

const PLACES = ['first', 'second', 'third'];

export interface TierGainsProps {
  readonly title: string;
  /** One to three. */
  readonly gains: readonly TierGain[] | 'loading';
}

/** The benefits that a tier adds, each with its amount. */
export function TierGains({ title, gains }: TierGainsProps) {
  const { gainsLoading } = useMessages().rewards.home;
  const toLang = useToLang();
  return (
    <Root>
      <Text variant="smallStrong">{title}</Text>
      {gains === 'loading' ? (
        <LoadingRegion label={gainsLoading}>
          <GainsSkeleton />
        </LoadingRegion>
      ) : (
        <List>
          {gains.map((gain) => (
            <div key={gain.id} lang={toLang(gain.locale)}>
              <dt>{gain.title}</dt>
              <dd>{gain.gives}</dd>
            </div>
          ))}
        </List>
      )}
    </Root>
  );
}

/** Three gains that load. Its rows are as high as loaded rows, so that the page does not move. */
function GainsSkeleton() {
  return (
    <List aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place}>
          <Line as="dt">
            <Skeleton width="7rem" height="0.75em" />
          </Line>
          <Line as="dd">
            <Skeleton width="5rem" height="0.75em" />
          </Line>
        </div>
      ))}
    </List>
  );
}
