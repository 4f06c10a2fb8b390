import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { ThemeRoot } from '../../tokens/ThemeRoot.tsx';
import { vars } from '../../tokens/vars.ts';
import { AnswerShape } from './AnswerShape.tsx';
import type { AnswerParts } from './answerParts.ts';
import { lineStyle, signalStyle, verdictStyle, wordStyle } from './answerStyle.ts';

const Root = styled.div`
  ${signalStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${vars.space[3]};
  block-size: 100%;
  padding: calc(env(safe-area-inset-top) + ${vars.space[6]}) ${vars.space[5]} ${vars.space[6]};
  text-align: center;
`;

const Shape = styled.div`
  inline-size: clamp(6rem, 17vh, 14rem);
  aspect-ratio: 1;

  ${media.desktop} {
    inline-size: clamp(6rem, 28vh, 16rem);
  }
`;

const Word = styled.h1`
  ${wordStyle}
`;

const Notes = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
`;

const Line = styled.p`
  ${lineStyle}
`;

const Verdict = styled.p`
  ${verdictStyle}
`;

/** The coloured half of an answer: shape, word, and what staff do. The word takes the focus. */
export function AnswerSignal({
  tone,
  word,
  line,
  verdict,
  detailsId,
}: Pick<AnswerParts, 'tone' | 'word' | 'line' | 'verdict' | 'detailsId'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const verdictId = `${detailsId}-verdict`;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <ThemeRoot scheme="dark">
      <Root data-tone={tone}>
        <Shape>
          <AnswerShape tone={tone} />
        </Shape>
        <Word ref={heading} tabIndex={-1} aria-describedby={`${verdictId} ${detailsId}`}>
          {word}
        </Word>
        <Notes id={verdictId}>
          {line && <Line>{line}</Line>}
          <Verdict>{verdict}</Verdict>
        </Notes>
      </Root>
    </ThemeRoot>
  );
}
