interface PinnedStory<Args> {
  readonly args?: Args;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** The mobile viewport, for the globals of a story. */
export const mobileView = { viewport: { value: 'mobile' } } as const;

/** The same story in the desktop layout and viewport. A viewport of the story has priority. */
export function onDesktop<Args, Story extends PinnedStory<Args>>(story: Story) {
  return {
    ...story,
    args: { ...story.args, layout: 'desktop' as const },
    globals: { viewport: { value: 'desktop' }, ...story.globals },
  };
}
