import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { arrowLeftIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Title = styled.h1`
  ${typography('label')}
  margin-block-end: ${vars.space[4]};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.target};
    color: ${vars.color.accentText};
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

export interface OffersTitleProps {
  readonly href: string;
  /** `p` if the offer's title is the heading of the page. */
  readonly as: 'h1' | 'p';
}

/** The title of the page: the title of the list, as a link to it. Specification section 2. */
export function OffersTitle({ href, as }: OffersTitleProps) {
  const { titles } = useMessages().navigation;
  return (
    <Title as={as}>
      <a href={href}>
        <Icon icon={arrowLeftIcon} />
        {titles.offers}
      </a>
    </Title>
  );
}
