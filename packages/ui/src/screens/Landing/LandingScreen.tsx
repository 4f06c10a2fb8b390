import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { LandingScreenProps } from './Landing.types.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[6]};
`;

const Ways = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

const Title = styled.h1`
  ${typography('display')}
  max-inline-size: 12ch;
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[3]};
  color: ${vars.color.onHeroMuted};
`;

/** The first page on mobile: introduces the app and links to the log-in. Specification section 2. */
export function LandingScreen({ loginHref, createHref }: LandingScreenProps) {
  const { landing } = useMessages().account;
  return (
    <Root>
      <div>
        <Title>{landing.title}</Title>
        <Words>{landing.text}</Words>
      </div>
      <Ways>
        <ButtonLink href={loginHref} block>
          {landing.logIn}
        </ButtonLink>
        <ButtonLink href={createHref} variant="secondary" block>
          {landing.create}
        </ButtonLink>
      </Ways>
    </Root>
  );
}
