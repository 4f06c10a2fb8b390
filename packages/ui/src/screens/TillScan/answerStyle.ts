import { css } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { signalSize } from '../../tokens/signalSize.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { AnswerTone } from './answerParts.ts';

const { color } = vars;

/** The colours of a dark scheme, in both schemes: a signal does not depend on the device's setting. */
const tones: Readonly<Record<AnswerTone, readonly [fill: string, ink: string]>> = {
  redeemed: [color.success, color.onSuccess],
  offline: [color.warningText, color.canvas],
  already: [color.infoText, color.canvas],
  refused: [color.danger, color.onDanger],
  failed: [color.raised, color.text],
  reversed: [color.raised, color.text],
};

const toneRules = Object.entries(tones)
  .map(([tone, [fill, ink]]) => `&[data-tone='${tone}'] { background: ${fill}; color: ${ink}; }`)
  .join('\n');

/** The coloured half of an answer. */
export const signalStyle = css`
  ${toneRules}
`;

/** The word of an answer, as large as the longest one allows. */
export const wordStyle = css`
  ${typography('display')}
  font-size: ${signalSize.mobile};
  max-inline-size: 100%;
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${media.desktop} {
    font-size: ${signalSize.desktop};
  }

  &:focus {
    outline: none;
  }
`;

/** How, when and where, or why. */
export const lineStyle = css`
  ${typography('heading')}
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** What staff do now. Without a frame, which would look like a button. */
export const verdictStyle = css`
  ${typography('title')}
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
