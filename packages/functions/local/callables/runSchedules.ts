import type { ScheduleFunction } from 'firebase-functions/v2/scheduler';

/** Shorter than the intervals of Cloud Scheduler in production. The schedules of this project allow that. */
const EVERY_MS = 60 * 1_000;

/** Runs all scheduled functions periodically until the process ends. */
export function runSchedules(schedules: Readonly<Record<string, ScheduleFunction>>): void {
  const runAll = async () => {
    for (const [name, schedule] of Object.entries(schedules)) {
      try {
        await schedule.run({ scheduleTime: new Date().toISOString() });
      } catch (error) {
        console.error(`The schedule ${name} failed:`, error);
      }
    }
  };
  setInterval(runAll, EVERY_MS).unref();
}
