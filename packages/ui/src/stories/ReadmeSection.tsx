import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../../README.md?raw';
import { sectionOf } from './sectionOf.ts';

/** A section of the package's README on a page of Storybook, so that it is written once. */
export function ReadmeSection({ heading }: { readonly heading: string }) {
  return <Markdown>{sectionOf(readme, heading)}</Markdown>;
}
