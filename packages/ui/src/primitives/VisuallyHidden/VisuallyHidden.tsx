import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';

/** Text for assistive technology only. Do not use it for content that every reader needs. */
export const VisuallyHidden: ComponentType<ComponentPropsWithRef<'span'>> = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
