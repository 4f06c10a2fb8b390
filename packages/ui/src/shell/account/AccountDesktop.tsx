import { styled } from 'styled-components';
import { Rosette } from '../../artwork/Rosette.tsx';
import { rosettes } from '../../artwork/rosettes.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { SaferGamblingFooter } from '../SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink.tsx';
import type { AccountLayoutProps } from '../shell.types.ts';
import { WordMark } from '../WordMark.tsx';
import { CardFan } from './CardFan.tsx';
import { heroStyle } from './heroStyle.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 46%) minmax(0, 1fr);
  min-block-size: ${windowHeight};
`;

const Hero = styled.header`
  ${heroStyle}
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${vars.space[8]};
  block-size: ${windowHeight};
  padding: clamp(${vars.space[6]}, 4vw, ${vars.space[16]});
  overflow: hidden;

  & > * {
    position: relative;
  }
`;

/** Behind the cards, and larger than its column. */
const Engraving = styled.svg`
  position: absolute;
  inset-block-start: 42%;
  inset-inline-start: 50%;
  inline-size: 58rem;
  max-inline-size: none;
  translate: -50% -50%;
  color: ${vars.color.pattern};
  mask: linear-gradient(black 60%, transparent 82%);

  [dir='rtl'] & {
    translate: 50% -50%;
  }
`;

const Picture = styled.div`
  position: relative;
  min-block-size: 0;
`;

const Line = styled.p`
  ${typography('display')}
  max-inline-size: 12ch;
  text-wrap: balance;
`;

const Words = styled.p`
  ${typography('lead')}
  max-inline-size: 36ch;
  margin-block-start: ${vars.space[4]};
  color: ${vars.color.onHeroMuted};
  text-wrap: balance;
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

/** The desktop layout: the artwork fills one side and stays in view, and the page has the other side. */
export function AccountDesktop({
  children,
  corner,
  saferGambling,
  helpHref,
  plainArtwork = false,
}: Omit<AccountLayoutProps, 'layout' | 'hero'>) {
  const { landing } = useMessages().account;
  return (
    <Root>
      <SkipLink />
      <Hero>
        {plainArtwork || (
          <Engraving viewBox="-100 -100 200 200" aria-hidden="true">
            <Rosette bands={rosettes.ace} line={0.16} />
          </Engraving>
        )}
        <WordMark />
        {corner}
        <Picture>
          <CardFan plain={plainArtwork} />
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
        <SaferGamblingFooter content={saferGambling} helpHref={helpHref} />
      </Side>
    </Root>
  );
}
