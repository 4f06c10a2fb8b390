import type fc from 'fast-check';
import type { OpenedApp } from '../openApp.tsx';
import type { Group } from './group.ts';
import { pause, settle } from './screen.ts';

/** An evening under way. Each step finishes with `inspect`. */
export interface Evening {
  readonly group: Group;
  readonly app: OpenedApp;
  readonly inspect: (faults: readonly string[]) => Promise<void>;
}

/** What is wrong, in words; empty if nothing is. */
export type Faults = readonly string[];
/** One step of an evening. */
export type Step = fc.AsyncCommand<Evening, Evening, true>;

/** Rejects if a step does not end, even on a busy machine. */
async function stuck(): Promise<never> {
  await pause(300_000);
  throw new Error('the step does not end');
}

interface Action {
  /** Whether the step is possible now. */
  readonly when?: (evening: Evening) => boolean;
  /**
   * Takes the step. Returns the faults that only this step can show.
   * @param say what the report adds to the name of the step
   */
  readonly run: (evening: Evening, say: (words: string) => void) => Promise<Faults> | Faults;
}

/** Makes a step of fast-check's model runner. */
export function command(name: string, { when = () => true, run }: Action): Step {
  let report = name;
  return {
    check: async (evening) => {
      report = name;
      return when(evening);
    },
    run: async (evening) => {
      const take = async () => {
        const faults = await run(evening, (words) => {
          report = `${name}: ${words}`;
        });
        await settle();
        await evening.inspect(faults);
      };
      await Promise.race([take(), stuck()]);
    },
    toString: () => report,
  };
}

/** Whether a member is signed in. */
export const isMember = ({ group }: Evening): boolean => group.present !== null;
