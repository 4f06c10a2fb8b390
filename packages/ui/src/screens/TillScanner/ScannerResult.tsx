import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner, type BannerTone } from '../../primitives/Banner/Banner.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { ScannerFinding, ScannerTest, TillScannerState } from './TillScanner.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
`;

const Waiting = styled.p`
  ${typography('bodyStrong')}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.space[12]};
`;

const Typed = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};

  bdi {
    ${typography('bodyStrong', { tabular: true })}
    display: block;
    color: ${vars.color.text};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Findings = styled.ul`
  display: grid;
  border-block: ${vars.size.hairline} solid ${vars.color.border};
`;

const Finding = styled.li`
  padding-block: ${vars.space[3]};

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Name = styled.h2`
  ${typography('label')}
`;

/** Some scans of such a scanner are not used. */
const FAILS: ReadonlySet<ScannerFinding> = new Set([
  'prefix',
  'suffix',
  'no-ending',
  'pause',
  'in-field',
  'unidentified',
  'another-code',
]);

type Verdict = 'good' | 'reads' | 'fails';

const tones: Readonly<Record<Verdict, BannerTone>> = {
  good: 'success',
  reads: 'warning',
  fails: 'danger',
};

function verdictOn({ findings }: ScannerTest): Verdict {
  if (findings.length === 0) return 'good';
  return findings.some((finding) => FAILS.has(finding)) ? 'fails' : 'reads';
}

/** What the last scan showed. */
export function ScannerResult({ state }: { readonly state: TillScannerState }) {
  const words = useMessages().tillScanner;
  return (
    <Root role="status">
      {state.status === 'waiting' ? (
        <Waiting>
          <Spinner />
          <span>{words.waiting}</span>
        </Waiting>
      ) : (
        <Tested test={state.test} />
      )}
    </Root>
  );
}

function Tested({ test }: { readonly test: ScannerTest }) {
  const words = useMessages().tillScanner;
  const verdict = verdictOn(test);
  return (
    <>
      <Banner tone={tones[verdict]} title={words[verdict].title}>
        {words[verdict].text}
      </Banner>
      {test.findings.length > 0 && (
        <Findings>
          {test.findings.map((finding) => (
            <Finding key={finding}>
              <Name>{words.findings[finding].title}</Name>
              <p>{words.findings[finding].text}</p>
            </Finding>
          ))}
        </Findings>
      )}
      <Typed>
        {words.typed} <bdi dir="ltr">{test.typed.trim() === '' ? words.nothing : test.typed}</bdi>
      </Typed>
    </>
  );
}
