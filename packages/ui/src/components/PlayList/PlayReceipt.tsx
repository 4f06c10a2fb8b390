import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { PlayCheckState, PlayEntry } from './PlayList.types.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};

  dt {
    ${typography('smallStrong')}
  }

  dd {
    ${typography('small', { tabular: true })}
    margin-block-end: ${vars.space[3]};
    color: ${vars.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Verdict = styled.p`
  ${typography('small')}

  &[data-status='holds'] { color: ${vars.color.successText}; }
  &[data-status='fails'] { color: ${vars.color.dangerText}; }
`;

export interface PlayReceiptProps {
  readonly play: PlayEntry;
  readonly onCheck: () => void;
}

/** The receipt of a play: the committed values, and the result of verifying them on this device. */
export function PlayReceipt({ play, onCheck }: PlayReceiptProps) {
  const { plays } = useMessages().games;
  const { date, number } = useFormatters();
  const { check } = play;
  return (
    <Root>
      <dl>
        <dt>{plays.day}</dt>
        <dd>{date(play.day)}</dd>
        <dt>{plays.commitment}</dt>
        <dd>{play.commitment}</dd>
        <dt>{plays.version}</dt>
        <dd>{play.prizeListVersion}</dd>
        <dt>{plays.soldOut}</dt>
        <dd>{play.soldOut.map(number).join(', ') || plays.nothing}</dd>
        {check.status === 'holds' && (
          <>
            <dt>{plays.seed}</dt>
            <dd>{check.seed}</dd>
          </>
        )}
      </dl>
      <Verdict role="status" data-status={check.status}>
        {verdict(plays, check)}
      </Verdict>
      {check.status !== 'holds' && (
        <Button variant="secondary" busy={check.status === 'checking'} onClick={onCheck}>
          {check.status === 'checking' ? plays.checking : plays.check}
        </Button>
      )}
    </Root>
  );
}

function verdict(plays: Messages['games']['plays'], { status }: PlayCheckState): string | null {
  switch (status) {
    case 'holds':
      return plays.holds;
    case 'fails':
      return plays.fails;
    case 'too-early':
      return plays.tomorrow;
    case 'failed':
      return plays.failed;
    default:
      return null;
  }
}
