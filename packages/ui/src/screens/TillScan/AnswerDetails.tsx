import { styled } from 'styled-components';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { cameraIcon, cardIcon } from '../../primitives/Icon/deviceIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { TillVoucherSummary } from './TillScan.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  ${typography('lead')}
`;

/** A guest who is served waits for nothing of it. */
const Aside = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Title = styled.h2`
  ${typography('title')}
`;

const Summary = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.textMuted};
`;

const Checks = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
`;

const Check = styled.li`
  ${typography('heading')}
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: ${vars.size.outline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.control};
  background: ${vars.color.accentSubtle};
`;

const Member = styled.p`
  ${typography('body', { tabular: true })}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.textMuted};

  b {
    ${typography('bodyStrong', { tabular: true })}
    color: ${vars.color.text};
  }
`;

const icons = { age: memberIcon, photo: cameraIcon } as const;

export interface AnswerDetailsProps {
  /** What to do next. */
  readonly note?: string | undefined;
  readonly voucher: TillVoucherSummary | null;
  /** True if staff serve, and so check first. */
  readonly withChecks?: boolean;
  readonly customerNumber: string | null;
}

/** What an answer is about: the reason, the voucher, the checks and the member. */
export function AnswerDetails({
  note,
  voucher,
  withChecks = false,
  customerNumber,
}: AnswerDetailsProps) {
  const words = useMessages().tillAnswers;
  const lang = useLang(voucher?.locale);
  return (
    <Root>
      {note && !withChecks && <Note>{note}</Note>}
      {voucher && (
        <div>
          <Title lang={lang}>{voucher.title}</Title>
          {withChecks && <Summary lang={lang}>{voucher.summary}</Summary>}
        </div>
      )}
      {withChecks && voucher && voucher.checks.length > 0 && (
        <Checks aria-label={words.checks.title}>
          {voucher.checks.map((check) => (
            <Check key={check}>
              <Icon icon={icons[check]} size="large" />
              {words.checks[check]}
            </Check>
          ))}
        </Checks>
      )}
      {note && withChecks && <Aside>{note}</Aside>}
      {customerNumber !== null && (
        <Member>
          <Icon icon={cardIcon} />
          {words.member}
          <b>
            <Spelled text={customerNumber} />
          </b>
        </Member>
      )}
    </Root>
  );
}
