import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { BUMPS, changesOf, type Pages, pagesOf, withLinks } from './changes.ts';

const files = import.meta.glob<string>(
  ['../../../../../.changeset/*.md', '!../../../../../.changeset/README.md'],
  { query: '?raw', import: 'default', eager: true },
);

const changes = changesOf(Object.values(files));

const TITLES = {
  major: 'Breaking changes',
  minor: 'New features and intended changes',
  patch: 'Fixed',
} as const;

/** All changesets since the last release. The names of components and screens link to their stories. */
export function WhatChanged() {
  const [pages, setPages] = useState<Pages>(new Map());
  useEffect(() => {
    const load = async () => {
      const index = await fetch('./index.json');
      setPages(pagesOf(await index.json()));
    };
    load();
  }, []);
  const shown = BUMPS.filter((bump) => changes[bump].length > 0);
  if (shown.length === 0) return <Markdown>Nothing has changed since the last release.</Markdown>;
  return shown.map((bump) => (
    <Markdown key={bump}>
      {`## ${TITLES[bump]}\n\n${withLinks(changes[bump].join('\n\n'), pages)}`}
    </Markdown>
  ));
}
