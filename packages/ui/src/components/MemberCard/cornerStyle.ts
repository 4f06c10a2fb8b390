import { vars } from '../../tokens/vars.ts';

/** The corner of the member's card, with rank above suit: of an element with `data-rank`, in any typography. */
export const cornerStyle = `
  display: grid;
  justify-items: center;
  gap: ${vars.space[1]};
  color: ${vars.color.metal};

  & > svg {
    font-size: 0.65em;
  }

  /* The tail of the Q descends below the line. */
  &[data-rank='Q'] {
    row-gap: var(--tail, ${vars.space[3]});
  }
`;
