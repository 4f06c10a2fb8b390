import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Page } from '../../shell/Page.tsx';
import { SlashedName } from '../../shell/slots/SlashedName.tsx';
import { useHasTitleBar } from '../../shell/titleBarContext.ts';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { BackLink } from './BackLink.tsx';

const Root = styled(Page)`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: ${vars.space[2]} ${vars.space[12]};

  &[data-layout='desktop'] {
    gap: ${vars.space[8]};
    padding-block: ${vars.space[12]} ${vars.space[20]};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${vars.space[3]};
`;

const Title = styled.h1`
  ${typography('title')}
  overflow-wrap: anywhere;

  [data-layout='desktop'] > * > & {
    ${typography('display')}
  }
`;

const Lead = styled.p`
  ${typography('lead')}
  max-inline-size: ${vars.size.measure};
  color: ${vars.color.textMuted};
`;

export interface SettingsFrameProps {
  readonly layout: Layout;
  /** It may wrap after a slash. */
  readonly title: string;
  readonly lead: string;
  /** The address of the settings, for a page below them. */
  readonly backHref?: string;
  /** Why the page is read-only. */
  readonly offlineText?: string;
  readonly children: ReactNode;
}

/** The page around the settings and the pages below them. A title bar replaces the title and the back link. */
export function SettingsPage({
  layout,
  title,
  lead,
  backHref,
  offlineText,
  children,
}: SettingsFrameProps) {
  const { settings } = useMessages();
  const hasTitleBar = useHasTitleBar();
  return (
    <Root data-layout={layout}>
      <Head>
        {backHref && !hasTitleBar && <BackLink href={backHref}>{settings.back}</BackLink>}
        {!hasTitleBar && (
          <Title>
            <SlashedName>{title}</SlashedName>
          </Title>
        )}
        <Lead>{lead}</Lead>
      </Head>
      {offlineText && <Banner tone="warning">{offlineText}</Banner>}
      {children}
    </Root>
  );
}
