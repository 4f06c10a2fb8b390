/** The end of a sentence or of a label, before the padding of the pseudo-locale. */
const ENDED = /[.!?:…]\s*$/;

/** A mark between entries of a list, or the start of a note in brackets. */
const SEPARATED = /[·|/(]\s*$/;

/** Marks of English that a page writes after a message: Chinese has others. */
const PUNCTUATED = /^[.,:;!?]/;

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

/** A message that is followed by text, up to the next one. */
const FOLLOWED = /(\[[^[\]]*\])([^[\]]*)(?=(\[[^[\]]*\])?)/g;

function joinsIn(run: string): string[] {
  return [...withoutValues(run.replaceAll(/\s+/g, ' ')).matchAll(FOLLOWED)]
    .filter(
      ([, first = '', between = '', second]) =>
        PUNCTUATED.test(between) ||
        (second && !ENDED.test(first.replace(PADDING, '')) && !SEPARATED.test(between)),
    )
    .map(([, first = '', between = '', second = '']) => first + between + second);
}

/** Removes the brackets of the messages that are values of others. */
function withoutValues(run: string): string {
  const outer = run.replaceAll(/\[([^[\]]*)\[([^[\]]*)\]/g, '[$1$2');
  return outer === run ? run : withoutValues(outer);
}
