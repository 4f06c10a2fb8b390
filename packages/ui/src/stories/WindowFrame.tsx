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
`;

export interface WindowFrameProps {
  readonly window: StoryWindow;
  readonly children: ReactNode;
}

/**
 * Shows a page in a window of its own size, inside the story's document. It is as high as the page, and at least
 * as high as the window.
 */
export function WindowFrame({ window, children }: WindowFrameProps) {
  const { width, height, zoom, variables, stylisPlugins } = window;
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <Edge>
        <Page style={{ ...variables, inlineSize: width, minBlockSize: height, zoom }}>
          {children}
        </Page>
      </Edge>
    </StyleSheetManager>
  );
}
