import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { TierGain } from './Home.types.ts';

const Root = styled.div`
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

const Gains = styled.dl`
  margin-block: ${vars.space[2]} ${vars.space[3]};

  div {
    display: flex;
    flex-wrap: wrap;
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
`;

export interface NextTierProps {
  /** The next tier's name. */
  readonly name: string;
  /** At least one. */
  readonly gains: readonly TierGain[];
  readonly benefitsHref: string;
}

/** The benefits that the next tier adds, with a link to all benefits. */
export function NextTier({ name, gains, benefitsHref }: NextTierProps) {
  const { home } = useMessages().rewards;
  return (
    <Root>
      <Text variant="smallStrong">{home.nextTierGives(name)}</Text>
      <Gains>
        {gains.map(({ id, title, gives }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{gives}</dd>
          </div>
        ))}
      </Gains>
      <TextLink standalone href={benefitsHref}>
        {home.compareTiers}
      </TextLink>
    </Root>
  );
}
