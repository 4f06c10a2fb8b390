import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { typography, vars } from '../tokens/vars.ts';

/** The id of every page's main landmark. The skip link and the focus after navigation use it. */
export const MAIN_ID = 'main';

const Root = styled.a`
  ${typography('label')}
  position: fixed;
  inset-block-start: calc(${vars.space[2]} + env(safe-area-inset-top));
  inset-inline-start: ${vars.space[2]};
  z-index: ${vars.layer.navigation};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-radius: ${vars.radius.control};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The first focusable element of a page: a link past the navigation. */
export function SkipLink() {
  const { navigation } = useMessages();
  return (
    <Root data-screen-only href={`#${MAIN_ID}`}>
      {navigation.skipToContent}
    </Root>
  );
}
