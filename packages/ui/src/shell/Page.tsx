import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/scale.ts';
import { vars } from '../tokens/vars.ts';

/** Limits content to the width of a page and adds its margins. Content from edge to edge belongs outside. */
export const Page: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${vars.size.page} + 2 * ${vars.space[8]});
  margin-inline: auto;
  padding-inline: max(${vars.space[5]}, env(safe-area-inset-left));

  ${media.small} {
    padding-inline: ${vars.space[8]};
  }

  ${media.wide} {
    max-inline-size: calc(${vars.size.pageWide} + 2 * ${vars.space[8]});
  }
`;
