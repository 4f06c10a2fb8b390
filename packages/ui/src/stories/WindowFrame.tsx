import type { ReactNode } from 'react';
import { StyleSheetManager, styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';
import type { StoryWindow } from './storyWindow.ts';

const Edge = styled.div`
  inline-size: fit-content;
  margin-inline: auto;
  outline: ${vars.size.hairline} solid ${vars.color.border};
`;

/** Containment makes fixed and sticky elements relative to the window, and clips overflow. */
const Page = styled.div`
  contain: layout paint;

  &[data-part] {
    padding: ${vars.space[4]};
  }
`;

export interface WindowFrameProps {
  readonly window: StoryWindow;
  readonly children: ReactNode;
}

/**
 * Renders a page in a simulated window, inside the document of the story. An iframe would load Storybook once more,
 * and a story of seven tiers seven times. A page is at least as high as the window. A part of a page is as high as its
 * content, with padding.
 */
export function WindowFrame({ window, children }: WindowFrameProps) {
  const { width, height, zoom, whole, variables, stylisPlugins } = window;
  const size = { inlineSize: width, ...(whole && { minBlockSize: height }) };
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <Edge>
        <Page data-part={!whole || undefined} style={{ ...variables, ...size, zoom }}>
          {children}
        </Page>
      </Edge>
    </StyleSheetManager>
  );
}
