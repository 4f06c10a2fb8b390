import type { StoryContext } from 'storybook/internal/types';
import { expect, fn, userEvent } from 'storybook/test';
import type { FormState } from '../screens/account/form.types.ts';
import type { AccountLayoutProps } from '../shell/shell.types.ts';
import { inAccountLayout, withoutNavigation } from './storyFrames.tsx';
import { mobileView } from './views.ts';

/** The set-up of the stories of a screen before membership, for the default export of a story file. */
export function beforeMembership(hero?: AccountLayoutProps['hero']) {
  return {
    decorators: [inAccountLayout(hero), withoutNavigation],
    parameters: { layout: 'fullscreen' },
    globals: { ...mobileView, tier: 'house' },
  };
}

/** The arguments that all account forms share. */
export function formArgs() {
  return {
    layout: 'mobile' as const,
    state: { status: 'ready' } as FormState,
    onSubmit: fn(async () => undefined),
  };
}

interface FormStory extends Pick<StoryContext, 'canvas'> {
  readonly args: { readonly onSubmit: unknown };
}

/** A play function: submits an invalid form, and expects these messages and no call of `onSubmit`. */
export function expectErrors(submit: string, messages: readonly string[]) {
  return async ({ canvas, args }: FormStory): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    for (const message of messages) await expect(await canvas.findByText(message)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };
}
