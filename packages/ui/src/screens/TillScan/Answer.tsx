import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { refreshIcon } from '../../primitives/Icon/controlIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { TakeBackDialog } from '../till/TakeBackDialog.tsx';
import type { TillTakeBackState } from '../till/till.types.ts';
import { AnswerDesktop } from './Answer.desktop.tsx';
import { AnswerMobile } from './Answer.mobile.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import { answerWords } from './answerWords.ts';
import type { ScanAnswer, TillScanScreenProps } from './TillScan.types.ts';

/** The next step is the largest button of the till. */
const Actions = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  & > button:first-child {
    ${typography('heading')}
    min-block-size: ${vars.space[16]};
  }
`;

export interface AnswerProps
  extends Pick<TillScanScreenProps, 'layout' | 'connection' | 'onNext' | 'onRetry' | 'onTakeBack'> {
  readonly answer: ScanAnswer;
  readonly takeBack: TillTakeBackState;
}

/** The answer to a scan, on the whole window. */
export function Answer({ layout, connection, answer, ...actions }: AnswerProps) {
  const Frame = layout === 'desktop' ? AnswerDesktop : AnswerMobile;
  const detailsId = useId();
  const { note, ...signal } = answerWords(useMessages(), useFormatters(), answer);
  return (
    <Frame
      {...signal}
      connection={connection}
      detailsId={detailsId}
      details={
        <AnswerDetails
          note={note}
          voucher={answer.outcome === 'failed' ? null : answer.voucher}
          withChecks={answer.outcome === 'redeemed'}
          customerNumber={answer.customerNumber}
        />
      }
      actions={<AnswerActions {...actions} answer={answer} />}
    />
  );
}

function AnswerActions({
  answer,
  takeBack,
  onNext,
  onRetry,
  onTakeBack,
}: Omit<AnswerProps, 'layout' | 'connection'>) {
  const { till, tillAnswers: words } = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (answer.outcome === 'failed') {
    return (
      <Actions>
        <Button block icon={refreshIcon} onClick={onRetry}>
          {words.failed.retry}
        </Button>
        <Button block variant="quiet" onClick={onNext}>
          {words.failed.leave}
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      <Button block onClick={onNext}>
        {words.next}
      </Button>
      {answer.outcome === 'redeemed' && answer.canTakeBack && (
        <>
          <Button block variant="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
            {till.takeBack.open}
          </Button>
          <TakeBackDialog
            open={isOpen}
            voucher={answer.voucher.title}
            locale={answer.voucher.locale}
            state={takeBack}
            onTakeBack={onTakeBack}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </Actions>
  );
}
