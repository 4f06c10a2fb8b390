import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** The square frame of an offer's picture. */
export const ArtworkFrame = styled.div`
  aspect-ratio: 1;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;
