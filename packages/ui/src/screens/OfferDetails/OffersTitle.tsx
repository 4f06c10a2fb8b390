import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { BackLink } from '../frames/BackLink.tsx';

const Title = styled.h1`
  ${typography('label')}
  margin-block-end: ${vars.space[4]};
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
      <BackLink href={href}>{titles.offers}</BackLink>
    </Title>
  );
}
