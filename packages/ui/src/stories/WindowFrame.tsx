import type { ReactNode } from 'react';
import { StyleSheetManager, styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';
import type { StoryWindow } from './storyWindow.ts';

const Edge = styled.div`
  inline-size: fit-content;
  margin-inline: auto;
  outline: ${vars.size.hairline} solid ${vars.color.border};
`;

/** Containment holds what is fixed or sticky, and cuts off what reaches beyond the window. */
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
 * Shows a page in a window of its own size, inside the story's document. A page is as high as the window at least;
 * a part of one is as high as it needs, with some room around.
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
