import { useState } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { TokenNames as Names } from './tokenNames.ts';

const List = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  margin-inline-start: calc(-1 * ${vars.space[2]});

  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Copy = styled.button`
  ${typography('caption')}
  min-block-size: ${vars.size.targetSmall};
  padding: 0 ${vars.space[2]};
  border: 0;
  border-radius: ${vars.radius.small};
  background: none;
  color: ${vars.color.textMuted};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: copy;

  &:hover {
    background: ${vars.color.sunken};
    color: ${vars.color.text};
  }
`;

interface CopyNamesProps {
  readonly names: Names;
  /** Shows the names in one line. */
  readonly inline?: boolean;
}

/** The names of a token in TypeScript, CSS and design tools. Each is a button that copies it. */
export function CopyNames({ names, inline }: CopyNamesProps) {
  return (
    <List data-inline={inline || undefined}>
      {[names.code, names.css, names.design].map((name) => (
        <CopyName key={name} name={name} />
      ))}
    </List>
  );
}

function CopyName({ name }: { readonly name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(name);
    setCopied(true);
  };
  return (
    <Copy type="button" onClick={copy} onBlur={() => setCopied(false)}>
      {name}
      <span role="status">{copied && ' – copied'}</span>
    </Copy>
  );
}
