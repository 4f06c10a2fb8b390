import { styled } from 'styled-components';
import { ENGRAVING } from '../../artwork/Engraving.tsx';
import { Rosette } from '../../artwork/Rosette.tsx';
import { rosettes } from '../../artwork/rosettes.ts';
import { heroStyle } from '../../shell/account/heroStyle.ts';
import { media } from '../../tokens/scale.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.div`
  ${heroStyle}
  position: absolute;
  z-index: -1;
  inset: 0 0 var(--overhang);
  grid-area: 1 / 1 / 3 / -1;
  overflow: hidden;
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};

  ${media.forcedColors} {
    display: none;
  }
`;

const Engraving = styled.svg`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: max(-6rem, 50% - 46rem);
  inline-size: 44rem;
  max-inline-size: none;
  translate: 0 -50%;
  color: ${vars.color.pattern};
`;

/**
 * The decorative hero behind the greeting and the card, with the tier's rosette. It ends `--overhang` above the
 * end of its parent, or of the first two rows of a grid, so that the card overlaps its edge.
 */
export function HomeBackdrop({ tier }: { readonly tier: Tier | undefined }) {
  return (
    <Root>
      {tier && (
        <Engraving viewBox="-100 -100 200 200" {...ENGRAVING}>
          <Rosette bands={rosettes[tier]} line={0.2} />
        </Engraving>
      )}
    </Root>
  );
}
