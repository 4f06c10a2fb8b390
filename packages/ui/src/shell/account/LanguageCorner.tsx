import { styled } from 'styled-components';
import {
  LanguageChoice,
  type LanguageChoiceProps,
} from '../../components/LanguageChoice/LanguageChoice.tsx';
import { vars } from '../../tokens/vars.ts';

/** Covers the artwork behind it. It takes no space, because it appears after the first frame. */
const Root = styled.div`
  && {
    position: absolute;
  }

  inset-block-start: calc(env(safe-area-inset-top) + ${vars.space[3]});
  inset-inline-end: ${vars.space[3]};
  z-index: 1;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.heroVia};
  color: ${vars.color.onHero};
`;

/** The choice of the language in the corner of an `AccountLayout`, on the pages before membership. */
export function LanguageCorner(choice: LanguageChoiceProps) {
  return (
    <Root>
      <LanguageChoice {...choice} />
    </Root>
  );
}
