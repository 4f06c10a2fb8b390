import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { type Change, type Pages, withLinks } from './changes.ts';

interface ChangeEntryProps {
  readonly change: Change;
  readonly pages: Pages;
}

/** One change: its day, links to the stories of its components, its text, and on demand the first story. */
export function ChangeEntry({ change, pages }: ChangeEntryProps) {
  const { names, text, date } = change;
  const seen = names.find((name) => pages.get(name)?.story);
  return (
    <li className="change">
      <time dateTime={date}>{date}</time>
      <div>
        <Markdown>{`**${withLinks(names.join(', '), pages)}**`}</Markdown>
        <Markdown>{withLinks(capitalised(text), pages)}</Markdown>
      </div>
      {seen && <Preview name={seen} story={pages.get(seen)?.story} />}
    </li>
  );
}

/** A text begins in lower case after the colon of its changeset, and here on a line of its own. */
const capitalised = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The frame is in the page only while it is open: eighty frames would each load Storybook. */
function Preview({ name, story }: { readonly name: string; readonly story: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`See ${name}`}>See it</summary>
      {open && <iframe title={name} src={`./iframe.html?id=${story}&viewMode=story`} />}
    </details>
  );
}
