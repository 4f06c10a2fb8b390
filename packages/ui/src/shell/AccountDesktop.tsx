import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { typography, vars } from '../tokens/vars.ts';
import { CardFan } from './CardFan.tsx';
import { heroStyle } from './heroStyle.ts';
import { SaferGamblingFooter } from './SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import type { AccountLayoutProps } from './shell.types.ts';
import { WordMark } from './WordMark.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 46%) minmax(0, 1fr);
  min-block-size: 100dvh;
`;

const Hero = styled.header`
  ${heroStyle}
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${vars.space[8]};
  block-size: 100dvh;
  padding: clamp(${vars.space[6]}, 4vw, ${vars.space[16]});
  overflow: hidden;
`;

const Picture = styled.div`
  min-block-size: 0;
`;

const Line = styled.p`
  ${typography('display')}
  max-inline-size: 12ch;
  text-wrap: balance;
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[4]};
  color: ${vars.color.onHeroMuted};
`;

const Side = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-inline-size: 0;
`;

const Main = styled.main`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, ${vars.size.form});
  padding: ${vars.space[12]} ${vars.space[8]};

  &:focus {
    outline: none;
  }
`;

/** A wide window: the artwork fills one side and stays, the page has the other. */
export function AccountDesktop({
  children,
  saferGambling,
}: Omit<AccountLayoutProps, 'layout' | 'hero'>) {
  const { landing } = useMessages().account;
  return (
    <Root>
      <SkipLink />
      <Hero>
        <WordMark />
        <Picture>
          <CardFan />
        </Picture>
        <div>
          <Line>{landing.title}</Line>
          <Words>{landing.text}</Words>
        </div>
      </Hero>
      <Side>
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
        <SaferGamblingFooter {...(saferGambling && { content: saferGambling })} />
      </Side>
    </Root>
  );
}
