import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page, with a heading that can be linked to. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="page-section" style={{ color: theme.textColor }}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
