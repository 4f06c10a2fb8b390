import { css } from 'styled-components';
import { vars } from '../tokens/vars.ts';

/**
 * For a heading whose link is the whole card's: the link covers its nearest positioned ancestor, which
 * shows the focus ring in its place.
 */
export const stretchedLink = css`
  a {
    text-decoration: none;
  }

  /* The card has the ring. Firefox before 121 cannot say so, and keeps it on the link. */
  @supports selector(:has(a)) {
    a {
      outline: none;
    }
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${vars.size.hairline};
    text-underline-offset: 0.15em;
  }
`;
