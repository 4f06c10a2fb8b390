import { styled } from 'styled-components';
import {
  LanguageChoice,
  type LanguageChoiceProps,
} from '../../components/LanguageChoice/LanguageChoice.tsx';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

/** Below the app's name. It takes no space, because it appears after the first frame. */
const Root = styled.div`
  && {
    position: absolute;
  }

  inset-block-start: calc(env(safe-area-inset-top) + ${vars.space[16]});
  inset-inline-start: ${vars.space[3]};
  z-index: 1;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.heroVia};
  color: ${vars.color.onHero};

  ${media.desktop} {
    grid-area: 1 / 1 / 2 / 2;
    inset-block-start: 100%;
    inset-inline-start: calc(-1 * ${vars.space[4]});
  }
`;

/** The choice of the language in the header of an `AccountLayout`, on the pages before membership. */
export function LanguageCorner(choice: LanguageChoiceProps) {
  return (
    <Root>
      <LanguageChoice {...choice} />
    </Root>
  );
}
