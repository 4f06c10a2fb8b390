import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { HelpNumbers } from '../shared/HelpNumbers.tsx';
import type { CannotOpenScreenProps } from './CannotOpen.types.ts';

/* Older browsers lack logical margins and newer units, so this page does without. */
const Root = styled.main`
  max-width: ${vars.size.form};
  margin: 0 auto;
  padding: ${vars.space[10]} ${vars.space[5]};
`;

const Title = styled.h1`
  ${typography('title')}
`;

const Words = styled.p`
  margin: ${vars.space[4]} 0;
`;

const Browsers = styled.ul`
  padding-left: ${vars.space[5]};
  list-style: disc;
`;

/** The app cannot start in this browser: what it needs, and whom to call meanwhile. */
export function CannotOpenScreen({ casinos, openHref }: CannotOpenScreenProps) {
  const { cannotOpen, common } = useMessages();
  return (
    <Root id={MAIN_ID}>
      <Title>{cannotOpen.title}</Title>
      <Words>{cannotOpen.needs}</Words>
      <Browsers>
        {Object.entries(cannotOpen.browsers).map(([name, words]) => (
          <li key={name}>{words}</li>
        ))}
      </Browsers>
      <Words>{cannotOpen.remedy}</Words>
      <TextLink standalone href={openHref}>
        {common.tryAgain}
      </TextLink>
      <Words>{cannotOpen.help}</Words>
      <HelpNumbers casinos={casinos} />
    </Root>
  );
}
