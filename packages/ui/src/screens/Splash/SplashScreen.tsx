import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { heroStyle } from '../../shell/account/heroStyle.ts';
import { WordMark } from '../../shell/WordMark.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const Root = styled.main`
  ${heroStyle}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[6]};
  min-block-size: ${windowHeight};
`;

const Track = styled.span`
  inline-size: ${vars.space[24]};
  block-size: ${vars.size.outline};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.pattern};
  overflow: hidden;

  &::after {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    border-radius: inherit;
    background: ${vars.color.metal};
    animation: ${sweep} ${vars.motion.loop} ${vars.motion.easing} infinite;
  }
`;

/** The page while the app starts, the same on both layouts. */
export function SplashScreen() {
  const { splash } = useMessages().common;
  return (
    <Root aria-busy="true">
      <WordMark />
      <Track />
      <VisuallyHidden role="status">{splash.loading}</VisuallyHidden>
    </Root>
  );
}
