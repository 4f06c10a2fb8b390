import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { vars } from '../../tokens/vars.ts';
import { OffersTitle } from './OffersTitle.tsx';

const Root = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[10]};
`;

export interface OfferMessageProps {
  readonly layout: Layout;
  readonly offersHref: string;
  readonly children: ReactNode;
}

/** The page of an offer that cannot be shown. A narrow window has its title in the shell's header. */
export function OfferMessage({ layout, offersHref, children }: OfferMessageProps) {
  return (
    <Root>
      {layout === 'desktop' && <OffersTitle href={offersHref} />}
      {children}
    </Root>
  );
}
