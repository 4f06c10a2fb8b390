import { useEffect, useState } from 'react';
import { Section } from './Section.tsx';

const transcripts = import.meta.glob<string>('../../packages/ui/src/**/spoken/*.txt', {
  query: '?raw',
  import: 'default',
});

/** The transcripts of the stories of a title: docs/decisions/098. */
export function Spoken({ title }: { readonly title: string }) {
  const [shown, setShown] = useState<readonly (readonly [name: string, text: string])[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const prefix = `/spoken/${title.replace(/^.*\//, '')}.`;
    const files = Object.entries(transcripts).filter(([path]) => path.includes(prefix));
    const loading = files.map(async ([path, load]) => [nameOf(path), await load()] as const);
    void Promise.all(loading).then((loaded) => {
      if (isCurrent) setShown(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [title]);
  if (shown.length === 0) return null;
  return (
    <Section title="What a screen reader says">
      {shown.map(([name, text], index) => (
        <details key={name} className="page-spoken" open={index === 0 && text.length < 600}>
          <summary>{name}</summary>
          <pre>{text.trim()}</pre>
        </details>
      ))}
    </Section>
  );
}

/** The name of the story of a transcript. */
const nameOf = (path: string) =>
  (/\.([^./]+)\.txt$/.exec(path)?.[1] ?? '').replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
