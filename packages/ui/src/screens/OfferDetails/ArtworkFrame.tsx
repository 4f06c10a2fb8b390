import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** The square that an offer's picture fills. */
export const ArtworkFrame = styled.div`
  aspect-ratio: 1;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;
