import type { StoryContext } from 'storybook/internal/types';
import { expect, userEvent, within } from 'storybook/test';

type Words = string | RegExp;

/** The roles of elements that stories look for. */
type Role = Parameters<StoryContext['canvas']['getByRole']>[0];

/** What a step reads of a story. */
export interface Played extends Pick<StoryContext, 'canvas'> {
  readonly args: object;
}

/** A step of a play function. It is a play function too. */
export type Step = (story: Played) => Promise<void>;

const named = (name: Words | undefined) => (name === undefined ? {} : { name });

/** A play function of several steps, in their order. */
export const plays =
  (...steps: readonly Step[]): Step =>
  async (story) => {
    for (const step of steps) await step(story);
  };

/** The page shows each of these texts once. */
export const shows =
  (...texts: readonly Words[]): Step =>
  async ({ canvas }) => {
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };

/** The page has none of these texts. */
export const hides =
  (...texts: readonly Words[]): Step =>
  async ({ canvas }) => {
    for (const text of texts) await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  };

/** The page has the text this many times. */
export const repeats =
  (text: Words, times: number): Step =>
  async ({ canvas }) => {
    await expect(canvas.getAllByText(text)).toHaveLength(times);
  };

/** The page shows the element of this role. */
export const has =
  (role: Role, name?: Words): Step =>
  async ({ canvas }) => {
    await expect(canvas.getByRole(role, named(name))).toBeVisible();
  };

/** The page has no element of this role. */
export const hasNo =
  (role: Role, name?: Words): Step =>
  async ({ canvas }) => {
    await expect(canvas.queryByRole(role, named(name))).not.toBeInTheDocument();
  };

/** The element of this role, such as the status or the heading of this level, has this text. */
export const says =
  (role: Role, text: Words, level?: number): Step =>
  async ({ canvas }) => {
    await expect(canvas.getByRole(role, level ? { level } : {})).toHaveTextContent(text);
  };

/** The link leads to this address. */
export const links =
  (name: Words, href: string): Step =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  };

/** A press of the element calls the callback of this name once, with these arguments if there are any. */
export const chooses =
  (role: Role, name: Words | undefined, callback?: string, ...values: readonly unknown[]): Step =>
  async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(role, named(name)));
    if (!callback) return;
    const called = callbackOf(args, callback);
    if (values.length > 0) await expect(called).toHaveBeenLastCalledWith(...values);
    else await expect(called).toHaveBeenCalledOnce();
  };

/** The same for a button. */
export const presses = (name?: Words, callback?: string, ...values: readonly unknown[]): Step =>
  chooses('button', name, callback, ...values);

/** A press of the button does not call the callback, such as while a request is pending. */
export const pressesInVain = (name: Words | undefined, callback: string): Step =>
  plays(presses(name), async ({ args }) => {
    await expect(callbackOf(args, callback)).not.toHaveBeenCalled();
  });

const callbackOf = (args: object, name: string): unknown => (args as Record<string, unknown>)[name];

/** The elements of this role have these texts, in this order. */
export const lists =
  (role: Role, ...texts: readonly string[]): Step =>
  async ({ canvas }) => {
    const found = canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(found).toEqual(texts);
  };

/** The steps look only into the element of this role. */
export const inside = (role: Role, name: Words, ...steps: readonly Step[]): Step => {
  const play = plays(...steps);
  return (story) =>
    play({ ...story, canvas: within(story.canvas.getByRole(role, { name })) as Played['canvas'] });
};
