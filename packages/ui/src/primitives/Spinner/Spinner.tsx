import type { ComponentPropsWithRef, ComponentType } from 'react';
import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/**
 * A rotating ring. It is hidden from assistive technology: put it beside text that names the action.
 *
 * - When: inside a busy control.
 * - When not: a loading page, which is a `Skeleton`.
 */
export const Spinner: ComponentType<ComponentPropsWithRef<'span'>> = styled.span.attrs({
  'aria-hidden': true,
})`
  flex: none;
  inline-size: ${vars.size.icon};
  block-size: ${vars.size.icon};
  border: ${vars.size.outline} solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${vars.radius.pill};
  animation: ${turn} ${vars.motion.loop} linear infinite;
`;
