/** The end of a sentence, of a label or of an entry in a list, or a note in brackets, before the padding of the pseudo-locale. */
const ENDED = /[.!?:…·|/(]\s*$/;

const PADDING = /·*\]$/;

/**
 * Returns the places of a page in the pseudo-locale where messages are joined to one sentence, such as `[I accept the]
 * [Terms]`. Other languages have another order of words, so that a sentence has to be one message. Messages on the same
 * line may follow each other if the first is a sentence of its own, or if a mark such as `·` separates them.
 */
export function joinedMessages(root: HTMLElement): string[] {
  return [...new Set(runsIn(root).flatMap(joinsIn))];
}

/** The texts that a page shows in one line or paragraph: those of inline elements belong to that of their parent. */
function runsIn(root: Element): string[] {
  const runs: string[] = [];
  const visit = (element: Element): string => {
    let run = '';
    for (const child of element.childNodes) {
      if (child instanceof Text) run += child.data;
      if (!(child instanceof Element)) continue;
      const { display } = getComputedStyle(child);
      const text = display === 'none' ? '' : visit(child);
      if (display === 'inline' && child.localName !== 'br') {
        run += text;
      } else {
        runs.push(run, text);
        run = '';
      }
    }
    return run;
  };
  runs.push(visit(root));
  return runs;
}

/** The joins of a run. Messages inside of other messages are values. */
function joinsIn(run: string): string[] {
  const messages = [...outermost(run.replaceAll(/\s+/g, ' '))];
  return messages.slice(1).flatMap(({ text, before }, index) => {
    const first = messages[index]?.text ?? '';
    const own = first.replace(PADDING, '');
    return ENDED.test(own) || ENDED.test(before) ? [] : [`${first}${before}${text}`];
  });
}

/** Yields the bracketed texts of a run, each with the text before it. */
function* outermost(run: string): Generator<{ readonly text: string; readonly before: string }> {
  let [depth, start, end] = [0, 0, 0];
  for (const [at, letter] of [...run].entries()) {
    if (letter === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === ']' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const letters = [...run];
      yield {
        text: letters.slice(start, at + 1).join(''),
        before: letters.slice(end, start).join(''),
      };
      end = at + 1;
    }
  }
}
