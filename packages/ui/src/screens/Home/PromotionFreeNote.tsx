import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { eyeOffIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};

  /* With large text, the words are below the mark: the longest needs the width. */
  div {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${vars.space[12]};
  block-size: ${vars.space[12]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.metalText};
`;

const Title = styled.h2`
  ${typography('subheading')}
`;

const Words = styled.p`
  max-inline-size: ${vars.size.measure};
  margin-block: ${vars.space[1]} ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

/** Replaces the offers in promotion-free mode: gives the reason and links to the setting. */
export function PromotionFreeNote({ settingsHref }: { readonly settingsHref: string }) {
  const words = useMessages().rewards.home;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Mark>
        <Icon icon={eyeOffIcon} size="large" />
      </Mark>
      <div>
        <Title id={id}>{words.promotionFreeTitle}</Title>
        <Words>{words.promotionFreeText}</Words>
        <TextLink standalone href={settingsHref}>
          {words.promotionFreeLink}
        </TextLink>
      </div>
    </Root>
  );
}
