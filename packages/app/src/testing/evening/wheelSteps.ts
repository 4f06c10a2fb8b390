import type { Fault } from './group.ts';
import { isCalm, pressAndWatch } from './memberSteps.ts';
import { pageWords } from './pageWords.ts';
import { buttons, links, nameOf, press, settle } from './screen.ts';
import { command, type Evening } from './step.ts';

// The steps of a member at the wheel.

const AGAIN = 'a result is shown as new again';

/** Whether the page shows a result of the wheel that the member has not seen before. */
function showsNewResult(): boolean {
  return document.body.innerText.includes(pageWords().games.spin.stages.won.text);
}

async function showsNewAfterReload({ app }: Evening): Promise<boolean> {
  await app.reopen();
  await settle();
  return showsNewResult();
}

/** Follows a link of the page, if it has one. */
async function follow(isWanted: (link: HTMLAnchorElement) => boolean): Promise<void> {
  const link = links().find(isWanted);
  if (!link) return;
  press(link);
  await settle();
}

/**
 * Opts in to the game and spins. Steps at random seldom do it in this order.
 * @param trouble how the call misbehaves, or that another device spins first, or null. After a call that misbehaves, the
 *   member opens the page twice more.
 */
export const play = (trouble: Fault | 'too late' | null) =>
  command(`spin the wheel${trouble === null ? '' : `, which is ${trouble}`}`, {
    when: isCalm,
    run: async (evening) => {
      const { group } = evening;
      const fault = trouble === 'too late' ? null : trouble;
      if (fault !== null) group.break('promotions-spinTheWheel', fault);
      const { optIn, ready } = pageWords().games.spin.stages;
      const faults: string[] = [];
      // A reading page opens over home, at `/?info=…`.
      await follow(({ pathname, search }) => pathname + search === '/');
      await follow(({ pathname }) => pathname.startsWith('/games/'));
      for (const action of [optIn.action, ready.action]) {
        const button = buttons().find((each) => nameOf(each) === action);
        if (trouble === 'too late' && action === ready.action && group.present) {
          group.spin(group.present, 'another device');
        }
        if (button) faults.push(...(await pressAndWatch(evening, button)));
      }
      if (fault === null) return faults;
      group.mend();
      const results = [await showsNewAfterReload(evening), await showsNewAfterReload(evening)];
      return results.every(Boolean) ? [...faults, AGAIN] : faults;
    },
  });

/** Loads the page again. */
export const reload = command('reload', {
  run: async (evening) => {
    const wasNew = showsNewResult();
    return (await showsNewAfterReload(evening)) && wasNew ? [AGAIN] : [];
  },
});
