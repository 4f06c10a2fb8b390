import { styled } from 'styled-components';
import { tornEnds, tornStub } from '../../components/VoucherCard/tornStyle.ts';
import { vars } from '../../tokens/vars.ts';

/** The square frame of an offer's picture. */
export const ArtworkFrame = styled.div`
  aspect-ratio: 1;
  border-radius: ${vars.radius.card};
  overflow: clip;

  /* The stub of a used ticket, as in the list. */
  &[data-torn] {
    ${tornEnds.ltr}
    ${tornStub}
  }

  [dir='rtl'] &[data-torn] {
    ${tornEnds.rtl}
  }
`;
