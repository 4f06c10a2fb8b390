import { styled } from 'styled-components';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { MemberCardLabels } from './MemberCard.types.ts';
import { MemberQr } from './MemberQr.tsx';
import { side } from './memberCardStyle.ts';

/** Too narrow for text beside the code, as with large text on a phone. */
const NARROW = '@container (inline-size < 15rem)';

const Face = styled.div`
  ${side}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${vars.space[1]};
  padding-block: ${vars.space[2]};
  padding-inline: ${vars.space[2]} ${vars.space[3]};
  background: ${vars.color.qrPaper};
  color: ${vars.color.qrInk};
  transform: rotateY(180deg);
  forced-color-adjust: none;

  /* Before the first turn, it is laid out and not painted: its shadow would darken that of the front. */
  &[data-ahead] {
    visibility: hidden;
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Code = styled(MemberQr)`
  align-self: center;
  inline-size: 60cqi;
  block-size: 60cqi;

  ${NARROW} {
    justify-self: center;
    margin-block-start: ${vars.size.target};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  align-self: end;
  padding-block: ${vars.space[16]} ${vars.space[3]};

  ${NARROW} {
    padding: 0 ${vars.space[3]} ${vars.space[3]};
  }

  overflow-wrap: anywhere;

  dt {
    ${typography('caption')}
  }

  dd {
    ${typography('bodyStrong', { tabular: true })}
  }

  p {
    ${typography('small')}
  }
`;

export interface MemberCardBackProps {
  readonly name: string;
  readonly number: string;
  readonly labels: MemberCardLabels;
  readonly inert: boolean;
  /** False until the first turn: the page then has the name and the number once. */
  readonly withWords: boolean;
}

/** The back of the member card: the customer number as a QR code and as digits. */
export function MemberCardBack({ name, number, labels, inert, withWords }: MemberCardBackProps) {
  return (
    <Face inert={inert} aria-hidden={inert || undefined} data-ahead={!withWords || undefined}>
      <Code number={number} label={labels.code} />
      {withWords && (
        <Words>
          <dl>
            <dt>{labels.number}</dt>
            <dd>
              <Spelled text={number} />
            </dd>
          </dl>
          <p>{name}</p>
        </Words>
      )}
    </Face>
  );
}
