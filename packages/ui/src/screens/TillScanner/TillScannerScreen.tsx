import { styled } from 'styled-components';
import { MemberQr } from '../../components/MemberCard/MemberQr.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { vars } from '../../tokens/vars.ts';
import { TillPage } from '../till/TillPage.tsx';
import { ScannerHelp } from './ScannerHelp.tsx';
import { ScannerResult } from './ScannerResult.tsx';
import type { TillScannerScreenProps } from './TillScanner.types.ts';

/** As large as the member's code on a phone, which scanners read best. */
const Code = styled(MemberQr)`
  justify-self: center;
  inline-size: min(14rem, 100%);
  block-size: auto;
  border-radius: ${vars.radius.control};
`;

/** The set-up of a scanner that acts as a keyboard: a test code, and what its scan shows. */
export function TillScannerScreen({ layout, testCode, tillHref, state }: TillScannerScreenProps) {
  const words = useMessages().tillScanner;
  return (
    <TillPage layout={layout} place={null} connection={null} title={words.title} text={words.text}>
      <Code number={testCode} label={words.code} />
      <ScannerResult state={state} />
      <ScannerHelp />
      <ButtonLink variant="secondary" block href={tillHref}>
        {words.back}
      </ButtonLink>
    </TillPage>
  );
}
