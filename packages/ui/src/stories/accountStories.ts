import type { StoryContext } from 'storybook/internal/types';
import { expect, fn, userEvent } from 'storybook/test';
import type { FormState } from '../screens/account/form.types.ts';

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
