import type { ComponentType, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { type ShownStory, storyCode } from './storyCode.ts';

interface PanelProps {
  readonly title?: string;
  readonly icon?: object;
  readonly rows?: readonly object[];
  readonly children?: ReactNode;
  readonly onClose?: () => void;
  readonly row?: ComponentType;
}

const Panel = ({ children }: PanelProps) => <div>{children}</div>;
const Badge = ({ children }: PanelProps) => <b>{children}</b>;
const Helper = ({ children }: PanelProps) => <i>{children}</i>;
const closeIcon = { path: 'M0 0' };
const published = { '@casino/ui': { Panel, Badge, closeIcon } };

const types = {
  title: 'string',
  icon: 'IconDrawing',
  rows: 'readonly object[]',
  children: 'ReactNode',
  onClose: '() => Promise<void>',
  row: 'ComponentType',
};

/** The code of a story of `Panel`. */
function codeOf(args: PanelProps, story: Partial<ShownStory> = {}): string {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, summary]) => [name, { table: { type: { summary } } }]),
  );
  return storyCode(
    {
      component: Panel,
      args: args as Record<string, unknown>,
      argTypes,
      originalStoryFn: (given) => <Panel {...given} />,
      ...story,
    },
    published,
  );
}

describe('storyCode', () => {
  test('prints the component with the imports of all published names', () => {
    expect(
      codeOf({ title: 'Tonight', icon: closeIcon, children: <Badge>New</Badge>, onClose: fn() }),
    ).toBe(
      `import { Badge, closeIcon, Panel } from '@casino/ui';

<Panel title="Tonight" icon={closeIcon} onClose={async () => {}}>
  <Badge>New</Badge>
</Panel>`,
    );
  });

  test('names a published component that is passed as an argument', () => {
    expect(codeOf({ row: Badge })).toBe(
      `import { Badge, Panel } from '@casino/ui';

<Panel row={Badge} />`,
    );
  });

  test('prints the component in place of a helper that passes its props on', () => {
    const originalStoryFn = (args: PanelProps) => <Helper {...args} />;
    expect(codeOf({ title: 'Tonight' }, { originalStoryFn })).toContain(
      '<Panel title="Tonight" />',
    );
  });

  test('prints the component of a render function that has hooks or a frame', () => {
    const inFrame = () => (
      <Helper>
        <Panel title="Framed" />
      </Helper>
    );
    const withHook = () => {
      throw new Error('Invalid hook call');
    };
    for (const originalStoryFn of [inFrame, withHook]) {
      expect(codeOf({ title: 'Tonight' }, { originalStoryFn })).toContain(
        '<Panel title="Tonight" />',
      );
    }
  });

  test('replaces an unpublished element by its children', () => {
    expect(
      codeOf({
        children: (
          <Helper>
            <Badge>New</Badge>
          </Helper>
        ),
      }),
    ).toContain('<Panel><Badge>New</Badge></Panel>');
  });

  test('shortens pictures, long texts and long lists', () => {
    const code = codeOf({
      title: `data:image/png;base64,${'A'.repeat(500)}`,
      children: 'word '.repeat(40),
      rows: Array.from({ length: 9 }, (_, id) => ({ id })),
    });
    expect(code).toContain('title="data:image/png;base64,…"');
    expect(code).toContain('// 6 more');
    expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThan(130);
  });

  test('makes a long argument a parameter of the example', () => {
    const rows = Array.from({ length: 4 }, (_, id) => ({
      id,
      one: 'a'.repeat(50),
      two: 'b'.repeat(50),
    }));
    expect(codeOf({ title: 'Tonight', rows })).toBe(
      `import { Panel, type PanelProps } from '@casino/ui';

export function Example({ rows }: Required<Pick<PanelProps, 'rows'>>) {
  return (
    <Panel title="Tonight" rows={rows} />
  );
}`,
    );
  });

  test('prints the value of an option by its name', () => {
    const argTypes = {
      title: { mapping: { Short: 'Tonight' }, table: { type: { summary: 'string' } } },
    };
    expect(codeOf({ title: 'Short' }, { argTypes })).toContain('title="Tonight"');
  });

  test('leaves out arguments that are no props', () => {
    expect(codeOf({ title: 'Tonight', layout: 'mobile' } as PanelProps)).not.toContain('layout');
  });

  test('is empty if the component is not published', () => {
    expect(codeOf({}, { component: Helper, originalStoryFn: () => <Helper /> })).toBe('');
  });
});
