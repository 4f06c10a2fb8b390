import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../i18n/I18nProvider.tsx';
import { alignedTo } from '../tokens/languages/alignedTo.ts';
import { typography, vars } from '../tokens/vars.ts';
import { Page } from './Page.tsx';
import type { SaferGamblingContent } from './shell.types.ts';

/** Wide enough for three columns. */
const WIDE = '@container (inline-size >= 40rem)';

const Root = styled.footer`
  container-type: inline-size;
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  padding-block: ${vars.space[6]};
  color: ${vars.color.textMuted};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${vars.space[4]};

  ${WIDE} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[6]};
  }
`;

const AgeMark = styled.span`
  ${typography('label')}
  display: grid;
  place-items: center;
  inline-size: ${vars.size.target};
  block-size: ${vars.size.target};
  border: ${vars.size.outline} solid currentColor;
  border-radius: ${vars.radius.pill};
  color: ${vars.color.text};
`;

const Words = styled.div`
  ${typography('small')}
  max-inline-size: ${vars.size.measure};
`;

const Title = styled.h2`
  ${typography('smallStrong')}
  color: ${vars.color.text};
`;

const More = styled.a`
  ${typography('smallStrong')}
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.size.target};
  margin-block-end: calc(-1 * ${vars.space[3]});
  color: ${vars.color.text};
  text-underline-offset: 0.2em;
`;

const Helpline = styled.div`
  ${typography('small')}
  grid-column: 2;

  ${WIDE} {
    grid-column: auto;
    ${alignedTo('end')}
  }
`;

const Call = styled.a`
  ${typography('bodyStrong', { tabular: true })}
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.size.target};
  margin-block: calc(-1 * ${vars.space[2]});
  color: ${vars.color.text};
  text-underline-offset: 0.2em;
`;

export interface SaferGamblingFooterProps {
  /** The wording of the content service. The default is the wording of the catalogue. */
  readonly content?: SaferGamblingContent | undefined;
  /** The path that opens the reading page about safer gambling. */
  readonly helpHref: string;
}

/**
 * The 18+ mark and the helpline, at the end of every page. Its text is in the catalogue, so that it is in the first
 * frame and on the device, and no layout shifts. The linked page of the content service has the current organisations.
 */
export function SaferGamblingFooter({ content, helpHref }: SaferGamblingFooterProps) {
  const { common, navigation } = useMessages();
  const { sentences } = useFormatters();
  const words = content ?? common.saferGambling;
  return (
    <Root data-screen-only>
      <Page>
        <Row>
          <AgeMark dir="ltr">{words.ageMark}</AgeMark>
          <Words>
            <Title>{words.title}</Title>
            <p>{sentences(words.text, words.selfExclusion)}</p>
            <More href={helpHref}>{navigation.responsibleGaming}</More>
          </Words>
          <Helpline>
            <p>{words.helplineName}</p>
            <Call dir="ltr" href={`tel:${words.helplineNumber.replaceAll(' ', '')}`}>
              {words.helplineNumber}
            </Call>
            <p>{words.helplineNote}</p>
          </Helpline>
        </Row>
      </Page>
    </Root>
  );
}
