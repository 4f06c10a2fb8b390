interface PinnedStory<Args> {
  readonly args?: Args;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** The view of a narrow window, for a story's globals. */
export const mobileView = { viewport: { value: 'mobile' } } as const;

/** The same story in its desktop composition, in a wide window; a story that asks for a window by itself keeps it. */
export function onDesktop<Args, Story extends PinnedStory<Args>>(story: Story) {
  return {
    ...story,
    args: { ...story.args, layout: 'desktop' as const },
    globals: { viewport: { value: 'desktop' }, ...story.globals },
  };
}
