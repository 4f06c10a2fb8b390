import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useToLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { returnFocus } from '../../primitives/Button/returnFocus.ts';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { isBeforeSpin } from './PrizesAndTerms.tsx';
import type { SpinStage, SpinTheWheelScreenProps } from './SpinTheWheel.types.ts';
import { nextSpinWords, stageWords } from './stageWords.tsx';

const Root = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.space[5]} ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};

  ${media.small} {
    gap: ${vars.space[4]};
    padding-block: ${vars.space[4]};
  }

  &[data-won] {
    border-color: ${vars.color.metalText};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  h2 {
    ${typography('heading')}
    overflow-wrap: break-word;
  }

  p {
    max-inline-size: ${vars.size.measure};
    color: ${vars.color.textMuted};
  }
`;

type StageActions = Pick<SpinTheWheelScreenProps, 'onOptIn' | 'onSpin' | 'onCheck'>;

export interface StagePanelProps extends StageActions {
  readonly stage: SpinStage;
  /** Above the action until the result, then below it. */
  readonly terms?: ReactNode;
}

/** The current stage, the terms and the action. A live region announces changes. */
export function StagePanel({ stage, terms, ...actions }: StagePanelProps) {
  const { games } = useMessages();
  const formatters = useFormatters();
  const words = stageWords(games, formatters, stage, useToLang());
  const first = isBeforeSpin(stage);
  const won = stage.kind === 'won' || stage.kind === 'played-won';
  return (
    <Root data-won={won || undefined} tabIndex={-1}>
      <Words role="status">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        {'nextOn' in stage && <p>{nextSpinWords(games, formatters, stage)}</p>}
      </Words>
      {first && terms}
      <StageAction stage={stage} {...actions} />
      {!first && terms}
    </Root>
  );
}

/** The action of the stage, if it has one. Its space is kept while the wheel turns. */
function StageAction({
  stage,
  onOptIn,
  onSpin,
  onCheck,
}: StageActions & Pick<StagePanelProps, 'stage'>) {
  const { stages, openVoucher } = useMessages().games.spin;
  switch (stage.kind) {
    case 'opt-in':
      return (
        <Button
          ref={returnFocus}
          block
          busy={stage.busy}
          busyLabel={stages.optIn.busy}
          onClick={onOptIn}
        >
          {stages.optIn.action}
        </Button>
      );
    case 'ready':
    case 'spinning':
      return (
        <Button
          ref={returnFocus}
          block
          variant={stage.kind === 'spinning' ? 'quiet' : 'primary'}
          busy={stage.kind === 'spinning'}
          spinner={false}
          onClick={onSpin}
        >
          {stages.ready.action}
        </Button>
      );
    case 'unsettled':
      return (
        <Button
          ref={returnFocus}
          block
          busy={stage.busy}
          busyLabel={stages.unsettled.busy}
          onClick={onCheck}
        >
          {stages.unsettled.action}
        </Button>
      );
    case 'won':
    case 'played-won':
      return stage.voucherHref === null ? null : (
        <ButtonLink block href={stage.voucherHref}>
          {openVoucher}
        </ButtonLink>
      );
    default:
      return null;
  }
}
