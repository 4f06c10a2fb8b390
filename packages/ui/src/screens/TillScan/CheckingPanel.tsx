import { styled } from 'styled-components';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { ScanRead } from './TillScan.types.ts';

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space[4]};
  min-block-size: ${windowHeight};
  padding: ${vars.space[8]} ${vars.space[5]};
  text-align: center;

  &:focus {
    outline: none;
  }
`;

const Ring = styled(Spinner)`
  inline-size: ${vars.space[24]};
  block-size: ${vars.space[24]};
  border-width: ${vars.space[2]};
  color: ${vars.color.metalText};
`;

const Word = styled.h1`
  ${typography('display')}
`;

const Read = styled.p`
  ${typography('lead')}
  color: ${vars.color.textMuted};
  overflow-wrap: anywhere;
`;

/** While the till checks a voucher and a member card. */
export function CheckingPanel({ read }: { readonly read: ScanRead }) {
  const words = useMessages().tillAnswers;
  const lang = useLang(read.locale);
  return (
    <Root id={MAIN_ID} tabIndex={-1} aria-busy="true">
      <Ring />
      <Word>{words.checking}</Word>
      <Read>{words.checkingText}</Read>
      {read.voucher !== null && <Read lang={lang}>{read.voucher}</Read>}
    </Root>
  );
}
