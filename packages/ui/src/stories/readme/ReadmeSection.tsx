import { Markdown } from '@storybook/addon-docs/blocks';
import { DOCUMENTS } from './documents.ts';
import { findSection } from './findSection.ts';

/** A section of the package's documents on a page of Storybook, so that it is written once. */
export function ReadmeSection({ heading }: { readonly heading: string }) {
  return <Markdown>{findSection(DOCUMENTS, heading)}</Markdown>;
}
