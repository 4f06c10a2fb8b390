import { describe, expect, it } from 'vitest';
import { dueMinutes, LOOK_SECONDS, looked, newVisit, told, type Visit } from './visit.ts';

function after(minutes: number, visit: Visit = newVisit('uid-1'), inView = true): Visit {
  const looks = Array.from({ length: (minutes * 60) / LOOK_SECONDS });
  return looks.reduce((sofar: Visit) => looked(sofar, inView), visit);
}

describe('the reality check', () => {
  it('is due after the minutes that the member chose, and again after as many', () => {
    expect(dueMinutes(after(14), 15)).toBeNull();
    const due = after(15);
    expect(dueMinutes(due, 15)).toBe(15);
    const carriedOn = told(due);
    expect(dueMinutes(after(14, carriedOn), 15)).toBeNull();
    expect(dueMinutes(after(15, carriedOn), 15)).toBe(30);
  });

  it('is never due for a member who did not ask for it', () => {
    expect(dueMinutes(after(600), null)).toBeNull();
  });

  it('counts no time out of view', () => {
    expect(dueMinutes(after(60, newVisit('uid-1'), false), 15)).toBeNull();
  });
});
