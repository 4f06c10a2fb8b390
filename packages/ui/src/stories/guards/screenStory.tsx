import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** The default export of a screen's stories. */
export interface ScreenStories {
  readonly component: unknown;
  readonly decorators?: readonly unknown[];
  readonly args?: object;
}

/** A story that reuses the arguments and decorators of a screen's stories. */
export function screenStory(
  { component, decorators = [], args = {} }: ScreenStories,
  others: object = {},
): StoryObj & { readonly args: object } {
  const Screen = component as ComponentType<object>;
  return {
    args: { ...args, ...others },
    decorators: decorators as Decorator[],
    render: (shown: object) => <Screen {...shown} />,
  };
}
