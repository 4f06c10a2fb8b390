import { styled } from 'styled-components';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { cardIcon } from '../../primitives/Icon/deviceIcons.ts';
import { offersIcon } from '../../primitives/Icon/topicIcons.ts';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { Slot } from './Slot.tsx';
import type { ScanProblem, ScanRead, TillScanScreenProps } from './TillScan.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

const Hint = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

interface ScanSlotsProps
  extends Pick<TillScanScreenProps, 'scannerHref' | 'onLetters' | 'onMemberNumber' | 'onClear'> {
  readonly read: ScanRead;
  readonly problem: ScanProblem | null;
  readonly isOnline: boolean;
}

/** The two things that a redemption needs. */
export function ScanSlots({
  read,
  problem,
  isOnline,
  scannerHref,
  onLetters,
  onMemberNumber,
  onClear,
}: ScanSlotsProps) {
  const words = useMessages().till.scan;
  const lang = useLang(read.locale);
  return (
    <Root>
      <Hint>
        {words.hint} <TextLink href={scannerHref}>{words.setUpScanner}</TextLink>
      </Hint>
      {problem !== null && (
        <Banner tone="warning" role="alert" title={words.problems[problem].title}>
          {words.problems[problem].text}
        </Banner>
      )}
      <Slot
        words={words.voucher}
        icon={offersIcon}
        read={read.voucher !== null && <span lang={lang}>{read.voucher}</span>}
        capitals
        disabledHint={isOnline ? null : words.voucher.offline}
        onSubmit={onLetters}
        onClear={() => onClear('voucher')}
      />
      <Slot
        words={words.member}
        icon={cardIcon}
        read={read.customerNumber !== null && <Spelled text={read.customerNumber} />}
        disabledHint={null}
        onSubmit={(text) => onMemberNumber(text.replaceAll(/\s/g, ''))}
        onClear={() => onClear('member')}
      />
    </Root>
  );
}
