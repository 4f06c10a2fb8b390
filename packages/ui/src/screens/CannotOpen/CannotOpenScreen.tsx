import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { HelpNumbers } from '../shared/HelpNumbers.tsx';
import type { CannotOpenScreenProps } from './CannotOpen.types.ts';

/* This page avoids logical margins and newer units, which older browsers lack. */
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

/** Tells the visitor which browsers the app needs, and which numbers to call. */
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
