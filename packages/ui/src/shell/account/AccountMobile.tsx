import { styled } from 'styled-components';
import { media, windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { SaferGamblingFooter } from '../SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink.tsx';
import type { AccountLayoutProps } from '../shell.types.ts';
import { WordMark } from '../WordMark.tsx';
import { CardFan } from './CardFan.tsx';
import { heroStyle } from './heroStyle.ts';

/** The artwork has the free height of a short page, so that its buttons are within the thumb's reach. */
const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  min-block-size: ${windowHeight};
  overflow-x: clip;

  &[data-hero='full'] {
    ${heroStyle}
  }
`;

const Hero = styled.header`
  position: relative;
  padding: calc(env(safe-area-inset-top) + ${vars.space[5]}) ${vars.space[5]} ${vars.space[5]};

  [data-hero='band'] > & {
    ${heroStyle}
    min-block-size: 10rem;
    padding-block-end: ${vars.space[12]};
    overflow: hidden;
  }

  [data-hero='full'] > & {
    display: grid;
    grid-template-rows: auto minmax(14rem, 1fr);
    gap: ${vars.space[6]};
  }
`;

const Picture = styled.div`
  [data-hero='band'] > * > & {
    position: absolute;
    inset-block-start: ${vars.space[6]};
    inset-inline-end: -4rem;
    inline-size: 17rem;
    block-size: max(14rem, 100% - ${vars.space[6]});
  }

  [data-hero='full'] > * > & {
    min-block-size: 0;
    margin-inline: -12%;
  }
`;

const Main = styled.main`
  min-inline-size: 0;
  padding: ${vars.space[8]} ${vars.space[5]};

  ${media.small} {
    padding-inline: ${vars.space[8]};
  }

  &:focus {
    outline: none;
  }

  [data-hero='band'] > & {
    position: relative;
    margin-block-start: calc(-1 * ${vars.space[6]});
    border-start-start-radius: ${vars.radius.sheet};
    border-start-end-radius: ${vars.radius.sheet};
    background: ${vars.color.canvas};
  }

  [data-hero='full'] > & {
    padding-block: ${vars.space[2]} ${vars.space[8]};
  }
`;

const Foot = styled.div`
  background: ${vars.color.canvas};
  color: ${vars.color.text};
  padding-block-end: env(safe-area-inset-bottom);
`;

/** The mobile layout: the artwork is a band above the page, or fills the window behind a landing page. */
export function AccountMobile({
  children,
  hero = 'band',
  corner,
  saferGambling,
  helpHref,
  plainArtwork = false,
}: Omit<AccountLayoutProps, 'layout'>) {
  return (
    <Root data-hero={hero} data-scheme={hero === 'full' ? 'dark' : undefined}>
      <SkipLink />
      <Hero>
        <WordMark />
        {corner}
        <Picture>
          <CardFan plain={plainArtwork} />
        </Picture>
      </Hero>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Foot>
        <SaferGamblingFooter content={saferGambling} helpHref={helpHref} />
      </Foot>
    </Root>
  );
}
