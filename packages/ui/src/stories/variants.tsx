import type { ComponentType } from 'react';
import { Stack } from '../primitives/Stack/Stack.tsx';

/**
 * A story that draws its component once for each of these changes of the arguments, by name, one below the other: one picture
 * for all variants that differ only in how they look.
 */
export const variants = <Props extends object>(
  Component: ComponentType<Props>,
  changes: Readonly<Record<string, Partial<Props>>>,
) => ({
  render: (args: Props) => (
    <Stack gap={6}>
      {Object.entries(changes).map(([name, change]) => (
        <div key={name}>
          <Component {...args} {...change} />
        </div>
      ))}
    </Stack>
  ),
});
