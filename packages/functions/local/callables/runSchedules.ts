import type { ScheduleFunction } from 'firebase-functions/v2/scheduler';

/** What Cloud Scheduler does in production; no schedule of this project minds being run as often. */
const EVERY_MS = 60 * 1_000;

/** Runs scheduled functions from time to time, until the process ends. */
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
