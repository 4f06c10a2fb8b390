import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { ChangeEntry } from './ChangeEntry.tsx';
import { KINDS, type Pages, readChanges, toPages } from './changes.ts';

const files = import.meta.glob<string>(
  ['../../../../../.changeset/*.md', '!../../../../../.changeset/README.md'],
  { query: '?raw', import: 'default', eager: true },
);

const changes = readChanges(files);
const names = [...new Set(changes.flatMap((change) => change.names))].sort();

const TITLES = {
  breaking: 'Breaking',
  new: 'New',
  changed: 'Changed',
  fixed: 'Fixed',
} as const;

/** All changes since the last release, by kind, newest first. A field leaves those of a component. */
export function WhatChanged() {
  const [pages, setPages] = useState<Pages>(new Map());
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const load = async () => {
      const index = await fetch('./index.json');
      setPages(toPages(await index.json()));
    };
    load();
  }, []);
  if (changes.length === 0) return <Markdown>Nothing has changed since the last release.</Markdown>;
  const shown = changes.filter((change) =>
    change.names.some((name) => name.toLowerCase().includes(wanted.trim().toLowerCase())),
  );
  return (
    <div className="changes">
      <label className="changes-filter">
        Component or screen
        <input
          type="search"
          list="changed-names"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <datalist id="changed-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status">
        {shown.length} of {changes.length} changes
      </p>
      {KINDS.map((kind) => {
        const ofKind = shown.filter((change) => change.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind}>
              <Markdown>{`## ${TITLES[kind]} (${ofKind.length})`}</Markdown>
              <ul>
                {ofKind.map((change) => (
                  <ChangeEntry key={change.names + change.text} change={change} pages={pages} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
