import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** What the stories of a screen export by default. */
export interface ScreenStories {
  readonly component: unknown;
  readonly decorators?: readonly unknown[];
  readonly args?: object;
}

/** A screen with the values and in the frame of its own stories, for a story that shows it otherwise. */
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
