import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Cards one below another. Its children are `li`s. */
export function CardsDesktop({ children }: { readonly children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>;
}
