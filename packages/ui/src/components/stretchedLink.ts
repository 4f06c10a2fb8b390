import { css } from 'styled-components';
import { media } from '../tokens/scale.ts';
import { vars } from '../tokens/vars.ts';

/**
 * The style of a heading whose link fills its card. The link covers its nearest positioned ancestor, which shows
 * the focus ring.
 */
export const stretchedLink = css`
  a {
    text-decoration: none;
  }

  /* The card shows the focus ring. Firefox before 121 has no :has(), so there the link shows it. */
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

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: ${vars.size.hairline};
      text-underline-offset: 0.15em;
    }
  }
`;
