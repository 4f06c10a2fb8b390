import { describe } from './exportPage.mjs';

/**
 * The rejected stories with their notes, as text for the author of the change. '' if no story is rejected.
 * @param {import('./changes.mjs').Change[]} changes
 * @param {(import('./serveReview.mjs').Decision | null)[]} decisions in the order of the changes
 */
export function rejectionText(changes, decisions) {
  const rejected = changes.flatMap((change, index) => {
    const decision = decisions[index];
    return decision?.decision === 'rejected' ? [{ ...describe(change), note: decision.note }] : [];
  });
  if (rejected.length === 0) return '';
  const blocks = rejected.map(({ title, name, storyFile, note }) =>
    [`${title}, ${name}: ${note || 'rejected without a note.'}`, storyFile].join('\n'),
  );
  return `Rejected in the visual review: ${rejected.length} of ${changes.length}\n\n${blocks.join('\n\n')}\n`;
}
