import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[6]} ${vars.space[10]};
`;

/** Benefits on a narrow window: the shell's header holds the title. */
export function BenefitsMobile({ children }: { readonly children: ReactNode }) {
  return <Root>{children}</Root>;
}
