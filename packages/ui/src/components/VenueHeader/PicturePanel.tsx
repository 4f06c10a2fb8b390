import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

/** Wide enough for the picture beside the name. */
export const WIDE = '@container (inline-size >= 40rem)';

const Root = styled.div`
  container-type: inline-size;
  border-radius: ${vars.radius.sheet};
  background: ${vars.color.heroTo};
  color: ${vars.color.onHero};
  box-shadow: ${vars.shadow.middle};
  overflow: clip;
`;

const Front = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${WIDE} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  position: relative;
  min-block-size: 11rem;

  & > svg {
    position: absolute;
    inset: 0;
  }

  ${WIDE} {
    min-block-size: 20rem;
  }
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[4]} ${vars.space[5]} ${vars.space[6]};

  ${WIDE} {
    align-content: center;
    gap: ${vars.space[4]};
    padding: ${vars.space[8]} clamp(${vars.space[6]}, 4cqi, ${vars.space[12]});
  }
`;

/** The name. */
export const PanelTitle = styled.h1`
  ${typography('title')}
  overflow-wrap: anywhere;
`;

/** The introduction. */
export const PanelWords = styled.p`
  max-inline-size: ${vars.size.measure};
  color: ${vars.color.onHeroMuted};
`;

export interface PicturePanelProps {
  /** A drawing that fills its container. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A picture with the name of a place beside it, or below it on a phone. */
export function PicturePanel({ picture, children }: PicturePanelProps) {
  return (
    <Root>
      <Front>
        <Picture>{picture}</Picture>
        <Plate>{children}</Plate>
      </Front>
    </Root>
  );
}
