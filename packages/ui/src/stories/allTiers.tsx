import type { ReactRenderer } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { SCHEMES, type Scheme, TIERS, type Tier } from '../tokens/tiers.ts';
import { ThemedCell, ThemedCells } from './ThemedCell.tsx';

/** A choice of the toolbar: one scheme, or both side by side. */
export type SchemeChoice = Scheme | 'both';

/** The schemes of a choice of the toolbar. */
export function schemesOf(choice: SchemeChoice): readonly Scheme[] {
  return choice === 'both' ? SCHEMES : [choice];
}

/**
 * A story of a component in all seven tiers, each in its theme. `scheme: 'both'` in the toolbar or the globals
 * shows both schemes. `argsOf` returns the arguments that differ by tier, such as its name.
 */
export function allTiers<Props extends object>(
  argsOf: (tier: Tier) => NoInfer<Partial<Props>> = () => ({}),
) {
  return {
    parameters: { themes: 'own' },
    render: (args: Props, { component, globals }: StoryContext<ReactRenderer, Props>) => {
      const Component = component as ComponentType<Props>;
      return (
        <ThemedCells>
          {schemesOf(globals['scheme'] as SchemeChoice).flatMap((scheme) =>
            TIERS.map((tier) => (
              <ThemedCell key={`${tier} ${scheme}`} theme={tier} scheme={scheme}>
                <Component {...args} {...argsOf(tier)} />
              </ThemedCell>
            )),
          )}
        </ThemedCells>
      );
    },
  };
}
