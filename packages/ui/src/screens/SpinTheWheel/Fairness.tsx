import { memo } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Body = styled.div`
  display: grid;
  gap: ${vars.space[3]};

  dt {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }

  dd {
    ${typography('small', { tabular: true })}
    overflow-wrap: anywhere;
  }

  dd + dt {
    margin-block-start: ${vars.space[3]};
  }
`;

export interface FairnessProps {
  /** Null while the game is not running. */
  readonly commitment: string | null;
  readonly prizeListVersion: string;
}

/** The published proofs of fairness, before the spin. */
export const Fairness = memo(function Fairness({ commitment, prizeListVersion }: FairnessProps) {
  const words = useMessages().games.spin.fairness;
  const content = (
    <Body>
      <p>{words.text}</p>
      <p>{words.stock}</p>
      <dl>
        <dt>{words.commitment}</dt>
        <dd>{commitment ?? words.noCommitment}</dd>
        <dt>{words.version}</dt>
        <dd>{prizeListVersion}</dd>
      </dl>
    </Body>
  );
  return <Accordion items={[{ id: 'fairness', title: words.title, content }]} />;
});
