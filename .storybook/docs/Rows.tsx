import uses from 'virtual:component-uses';
import { Markdown } from '@storybook/addon-docs/blocks';
import { linkNames } from '../../packages/ui/src/stories/pages/linkedNames.ts';

interface RowsProps {
  /** The headings of the two columns. */
  readonly names: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** A small table, whose texts are in Markdown and link the components that they name. */
export function Rows({ names, rows }: RowsProps) {
  const lines = rows.map(([name, text]) => `| **${name}** | ${linkNames(text, uses)} |`);
  return (
    <div className="page-rows">
      <Markdown>{[`| ${names.join(' | ')} |`, '|---|---|', ...lines].join('\n')}</Markdown>
    </div>
  );
}
