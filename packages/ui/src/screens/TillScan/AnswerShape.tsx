import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { AnswerTone } from './answerParts.ts';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-drawn] {
    stroke-dasharray: 1;
    animation: ${draw} ${vars.motion.slow} ${vars.motion.easing};
  }
`;

const TICK = 'M37 62 53 78 85 44';
const OCTAGON = 'M41 10H79L110 41V79L79 110H41L10 79V41Z';
const TICKET =
  'M34 46H86A4 4 0 0 1 90 50V54A6 6 0 0 0 90 66V70A4 4 0 0 1 86 74H34A4 4 0 0 1 30 70V66A6 6 0 0 0 30 54V50A4 4 0 0 1 34 46Z';

/** Every shape is different in outline and in sign, so that it is known without its colour. */
const shapes: Readonly<Record<AnswerTone, ReactNode>> = {
  redeemed: (
    <>
      <circle cx="60" cy="60" r="52" strokeWidth="7" />
      <path d={TICK} strokeWidth="11" pathLength="1" data-drawn />
    </>
  ),
  offline: (
    <>
      <path d="M60 10 114 106H6Z" strokeWidth="7" />
      <path d="M40 74 54 88 82 58" strokeWidth="10" pathLength="1" data-drawn />
    </>
  ),
  already: (
    <>
      <circle cx="60" cy="60" r="55" strokeWidth="5" />
      <circle cx="60" cy="60" r="45" strokeWidth="5" />
      <path d={TICKET} transform="rotate(-90 60 60)" strokeWidth="5" />
      <path d="M60 47V73" strokeWidth="5" strokeDasharray="1 9" transform="rotate(-90 60 60)" />
    </>
  ),
  refused: (
    <>
      <path d={OCTAGON} strokeWidth="7" />
      <path d="M42 42 78 78M78 42 42 78" strokeWidth="11" />
    </>
  ),
  failed: (
    <>
      <circle cx="60" cy="60" r="52" strokeWidth="7" strokeDasharray="22 19" />
      <path d="M60 36V64M60 82H60.1" strokeWidth="11" />
    </>
  ),
  reversed: (
    <>
      <rect x="10" y="10" width="100" height="100" rx="18" strokeWidth="7" />
      <path d="M50 36 34 52 50 68M34 52H68A16 16 0 0 1 68 84H56" strokeWidth="10" />
    </>
  ),
};

/** The shape of an answer, in the colour of the text. It fills its container. */
export function AnswerShape({ tone }: { readonly tone: AnswerTone }) {
  return (
    <Svg viewBox="0 0 120 120" aria-hidden="true">
      {shapes[tone]}
    </Svg>
  );
}
