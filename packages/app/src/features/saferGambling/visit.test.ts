import { describe, expect, it } from 'vitest';
import type { Visit } from '../../lib/device/storage.ts';
import { afterReminder, afterTick, dueMinutes, newVisit, TICK_SECONDS } from './visit.ts';

function after(minutes: number, visit: Visit = newVisit('uid-1'), visible = true): Visit {
  const ticks = Array.from({ length: (minutes * 60) / TICK_SECONDS });
  return ticks.reduce((sofar: Visit) => afterTick(sofar, visible), visit);
}

describe('the reality check', () => {
  it('is due after the chosen minutes, and again after the same time', () => {
    expect(dueMinutes(after(14), 15)).toBeNull();
    const due = after(15);
    expect(dueMinutes(due, 15)).toBe(15);
    const reminded = afterReminder(due);
    expect(dueMinutes(after(14, reminded), 15)).toBeNull();
    expect(dueMinutes(after(15, reminded), 15)).toBe(30);
  });

  it('is never due if the member has not chosen it', () => {
    expect(dueMinutes(after(600), null)).toBeNull();
  });

  it('counts no time while the app is hidden', () => {
    expect(dueMinutes(after(60, newVisit('uid-1'), false), 15)).toBeNull();
  });
});
