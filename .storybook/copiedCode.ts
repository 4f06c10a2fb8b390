import type { ShownStory } from '../packages/ui/src/stories/copied/storyCode.ts';

/**
 * The code that the docs show and copy for a story. Loads the whole package, to know which names are published, and so
 * only on a page of the docs.
 */
export async function copiedCode(
  code: string,
  story: ShownStory & { readonly viewMode: string },
): Promise<string> {
  if (story.viewMode !== 'docs') return code;
  const [{ storyCode }, ui, tokens, artwork] = await Promise.all([
    import('../packages/ui/src/stories/copied/storyCode.ts'),
    import('../packages/ui/src/index.ts'),
    import('../packages/ui/src/tokens.ts'),
    import('../packages/ui/src/artwork.ts'),
  ]);
  return storyCode(story, {
    '@casino/ui/tokens': tokens,
    '@casino/ui/artwork': artwork,
    '@casino/ui': ui,
  });
}
