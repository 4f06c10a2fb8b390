import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { motion } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { CopyNames } from './CopyNames.tsx';
import { motionUse } from './guidance.ts';
import { tokenNames } from './tokenNames.ts';

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(10rem, 1fr) auto minmax(8rem, 1fr);

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  align-items: center;
  gap: ${vars.space[4]} ${vars.space[6]};
  margin-block: ${vars.space[6]};
`;

const Name = styled.strong`
  ${typography('smallStrong')}
`;

const Value = styled.span`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Lane = styled.div`
  display: grid;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.sunken};
`;

const Mark = styled.span`
  inline-size: ${vars.space[6]};
  block-size: ${vars.space[6]};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.accent};
  margin-inline-start: 0;
  transition: margin-inline-start var(--duration) ${vars.motion.easing};

  &[data-moved] {
    margin-inline-start: calc(100% - ${vars.space[6]});
  }
`;

export interface MotionTableProps {
  readonly durations: readonly (keyof typeof motion)[];
}

/** Shows each duration with a mark that moves for that time, along the one easing. */
export function MotionTable({ durations }: MotionTableProps) {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Button aria-pressed={moved} variant="secondary" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <Rows>
        {durations.map((duration) => (
          <Lines key={duration} duration={duration} moved={moved} />
        ))}
      </Rows>
      <Value>
        {motion.easing}. {motionUse.easing}
      </Value>
      <CopyNames inline names={tokenNames('motion', 'easing')} />
    </>
  );
}

function Lines({
  duration,
  moved,
}: {
  readonly duration: keyof typeof motion;
  readonly moved: boolean;
}) {
  const style = { '--duration': vars.motion[duration] } as CSSProperties;
  return (
    <>
      <Name>{duration}</Name>
      <Value>{motion[duration]}</Value>
      <Value>{motionUse[duration]}</Value>
      <CopyNames names={tokenNames('motion', duration)} />
      <Lane>
        <Mark style={style} data-moved={moved || undefined} />
      </Lane>
    </>
  );
}
