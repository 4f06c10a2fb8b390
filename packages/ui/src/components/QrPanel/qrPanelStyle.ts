import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

export const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[4]} ${vars.space[3]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  text-align: center;

  &[data-scheme] {
    border-color: ${vars.color.qrPaper};
    background: ${vars.color.qrPaper};
    color: ${vars.color.qrInk};
    box-shadow: ${vars.shadow.middle};
  }
`;

export const CodeBox = styled.div`
  inline-size: min(20rem, 100%);
  /* A failure in large text is higher than the square, and must not make it wider. */
  min-inline-size: 0;
  display: grid;
  align-content: center;

  /* The same square before the code arrives and after, so that the page does not move. */
  [data-scheme] > & {
    aspect-ratio: 1;
  }
`;

export const Square = styled.div`
  aspect-ratio: 1;
`;

/** Scaled without smoothing, because scanners need sharp edges. */
export const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  image-rendering: pixelated;
`;

export const Message = styled.div`
  ${typography('small')}
  display: grid;
  justify-items: center;
  gap: ${vars.space[2]};
  color: ${vars.color.textMuted};

  strong {
    ${typography('bodyStrong')}
    color: ${vars.color.text};
  }

  button {
    margin-block-start: ${vars.space[2]};
  }
`;

export const Words = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

export const Holder = styled.p`
  ${typography('bodyStrong')}
  overflow-wrap: anywhere;
`;

export const CopyNote = styled.p`
  ${typography('caption')}
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

export const ManualCode = styled.dl`
  inline-size: calc(100% - 2 * ${vars.space[3]});
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};

  dt {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  dd {
    ${typography('code', { tabular: true })}
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
