import { Markdown } from '@storybook/addon-docs/blocks';
import { DOCUMENTS } from './documents.ts';
import { sectionOf } from './sectionOf.ts';

/** A section of the package's documents on a page of Storybook, so that it is written once. */
export function ReadmeSection({ heading }: { readonly heading: string }) {
  return <Markdown>{sectionOf(DOCUMENTS, heading)}</Markdown>;
}
