import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { useLang } from './useLang.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  max-inline-size: ${vars.size.measure};
  overflow-wrap: anywhere;

  h3 {
    ${typography('subheading')}
    margin-block-start: ${vars.space[3]};
  }

  h4 {
    ${typography('bodyStrong')}
  }

  ul,
  ol {
    display: grid;
    gap: ${vars.space[2]};
    padding-inline-start: ${vars.space[5]};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${vars.color.metalText};
  }

  a {
    color: ${vars.color.accentText};
    text-underline-offset: 0.2em;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding-block: ${vars.space[2]};
    padding-inline-end: ${vars.space[4]};
    border-block-end: ${vars.size.hairline} solid ${vars.color.border};
    ${alignedTo('start')}
  }

  tr:last-child > * {
    border-block-end: 0;
  }

  th {
    ${typography('smallStrong')}
  }
`;

type Sanitise = (html: string) => DocumentFragment | null;
type Outcome = 'working' | 'shown' | 'too-long' | 'failed';

/** Props of `RichText`. */
export interface RichTextProps {
  /** Untrusted HTML. This component sanitises it. No other component renders HTML. */
  readonly html: string;
  /** The language of the text, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
}

/**
 * Text from the content service, with headings, lists, tables and links. DOMPurify, which loads with the first
 * text, removes everything else.
 *
 * - When: HTML from the content service.
 * - When not: texts of the catalogue, which are `Text`.
 */
export function RichText({ html, locale }: RichTextProps) {
  const words = useMessages().casinoLife.richText;
  const lang = useLang(locale);
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('working');

  useEffect(() => {
    let cancelled = false;
    const show = (sanitise: Sanitise) => {
      if (cancelled) return;
      const fragment = sanitise(html);
      root.current?.replaceChildren(...(fragment ? [fragment] : []));
      setOutcome(fragment ? 'shown' : 'too-long');
    };
    const fail = () => {
      if (!cancelled) setOutcome('failed');
    };
    import('./sanitise.ts').then(({ sanitise }) => show(sanitise)).catch(fail);
    return () => {
      cancelled = true;
    };
  }, [html]);

  return (
    <>
      <Root ref={root} lang={lang} hidden={outcome !== 'shown'} />
      {outcome === 'working' && (
        <Stack gap={2}>
          <Skeleton height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton width="60%" height="1rem" />
        </Stack>
      )}
      {outcome === 'too-long' && <Text tone="muted">{words.tooLong}</Text>}
      {outcome === 'failed' && <Text tone="muted">{words.failed}</Text>}
    </>
  );
}
