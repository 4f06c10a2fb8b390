import { Skeleton } from '@casino/ui/primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '@casino/ui/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { renderedCss } from './renderedCss.ts';

it('returns the rules of the components, without those for rehydration', () => {
  const sheet = new ServerStyleSheet();
  const page = (
    <VisuallyHidden>
      <Skeleton />
    </VisuallyHidden>
  );
  renderToStaticMarkup(sheet.collectStyles(page));
  expect(sheet.getStyleTags()).toContain('data-styled.g');
  const css = renderedCss(sheet);
  expect(css).toContain('clip-path');
  expect(css).toContain('--ui-color-skeleton');
  expect(css).not.toMatch(/data-styled|<|sc\*/);
  sheet.seal();
});
