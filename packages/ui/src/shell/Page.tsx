import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/scale.ts';
import { vars } from '../tokens/vars.ts';

/** Holds content to the page's width, with its margins. What runs from edge to edge stays outside. */
export const Page: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${vars.size.page} + 2 * ${vars.space[8]});
  margin-inline: auto;
  padding-inline: max(${vars.space[5]}, env(safe-area-inset-left));

  ${media.small} {
    padding-inline: ${vars.space[8]};
  }
`;
