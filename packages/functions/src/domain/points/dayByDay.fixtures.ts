import type { Booking } from './book.ts';
import type { PointsTerms } from './terms.ts';

// An independent calculation of points: it goes through the calendar day by day, and computes each total from the
// lots. It shares no code with the ledger, not even for days.

interface DayLot {
  readonly id: string;
  readonly earned: string;
  left: number;
}

interface DayMovement {
  readonly id: string;
  readonly amount: number;
  readonly points: string;
  readonly pendingUntil: string | null;
  readonly parts: readonly (readonly [string, number])[];
  reversed: boolean;
}

const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day at the casino, `yyyy-mm-dd`. */
export const londonDay = (at: Date) => LONDON.format(at);

/** The day after, by the calendar of UTC. */
export function plusDays(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

export class DayByDay {
  readonly terms: PointsTerms;
  today: string;
  lots: DayLot[] = [];
  movements: DayMovement[] = [];
  waiting: { id: string; amount: number; earned: string; on: string }[] = [];
  tier = 0;
  owed = 0;
  since: string | null = null;
  visit = '';
  redeemed = '';
  /** What ended, by its last day. */
  ended: Record<string, number> = {};

  constructor(terms: PointsTerms, firstDay: string) {
    this.terms = terms;
    this.today = firstDay;
  }

  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0) - this.owed;
  }

  get pending(): number {
    return this.waiting.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Lets the days pass until the start of `day`. */
  passTo(day: string): void {
    while (this.today < day) {
      this.#close();
      this.today = plusDays(this.today, 1);
      this.#open();
    }
  }

  /** Books on the day `bookedOn`. Returns false if it refuses. */
  book(booking: Booking, bookedOn: string): boolean {
    this.passTo(bookedOn);
    if (this.movements.some(({ id }) => id === booking.id)) return true;
    const { id, kind, points, amount, reverses, venueId, pendingUntil } = booking;
    const origin = this.movements.find((each) => each.id === reverses);
    const isPendingOrigin = this.waiting.some((each) => each.id === reverses);
    if (kind === 'reverse') {
      if (!origin || origin.reversed || origin.amount !== -amount) return false;
      if (origin.points !== points) return false;
      if (origin.pendingUntil !== null && !isPendingOrigin) return false;
      origin.reversed = true;
    }
    if ((kind === 'spend' || kind === 'transfer') && this.balance + amount < 0) return false;
    const happened = londonDay(new Date(booking.happenedAt));
    if (venueId !== null && /earn|spend/.test(kind) && happened > this.visit) this.visit = happened;
    if (kind === 'spend' && happened > this.redeemed) this.redeemed = happened;
    let parts: (readonly [string, number])[] = [];
    const isPending = pendingUntil !== null && pendingUntil > this.today;
    if (points === 'tier') this.tier += amount;
    else if (isPending) this.waiting.push({ id, amount, earned: happened, on: pendingUntil });
    else if (origin && isPendingOrigin) {
      this.waiting = this.waiting.filter((each) => each.id !== reverses);
    } else if (amount < 0) {
      const first = new Set([reverses, ...(origin?.parts.map(([lot]) => lot) ?? [])]);
      let need = -amount;
      for (const lot of this.#oldestFirst().toSorted(
        (a, b) => Number(first.has(b.id)) - Number(first.has(a.id)),
      )) {
        const taken = Math.min(need, lot.left);
        if (taken > 0) parts.push([lot.id, taken]);
        lot.left -= taken;
        need -= taken;
      }
      this.owed += need;
    } else parts = this.#arrive(id, amount, happened, origin?.parts ?? []);
    this.movements.push({
      id,
      amount,
      points,
      pendingUntil: isPending || isPendingOrigin ? 'pending' : null,
      parts,
      reversed: false,
    });
    this.#noteSince();
    return true;
  }

  #arrive(id: string, amount: number, earned: string, back: DayMovement['parts']) {
    const paid = Math.min(this.owed, amount);
    this.owed -= paid;
    let rest = amount - paid;
    const parts: (readonly [string, number])[] = [];
    for (const [name, part] of back) {
      const lot = this.lots.find((each) => each.id === name);
      const given = Math.min(part, rest);
      if (!lot || given === 0) continue;
      lot.left += given;
      rest -= given;
      parts.push([name, given]);
    }
    if (rest > 0) this.lots.push({ id, earned, left: rest });
    this.#endLate(id);
    return parts;
  }

  #endLate(id: string): void {
    const late: (readonly [string, number])[] = [];
    for (const lot of this.#oldestFirst()) {
      if (!this.#isPast(lot, this.today)) continue;
      late.push([lot.id, lot.left]);
      lot.left = 0;
    }
    if (late.length > 0) this.#remember(`${id}-ended`, late);
  }

  #isPast({ earned }: DayLot, today: string): boolean {
    const { lotAgeDays } = this.terms;
    return lotAgeDays !== null && plusDays(earned, lotAgeDays) < today;
  }

  #oldestFirst(): DayLot[] {
    return this.lots
      .filter(({ left }) => left > 0)
      .toSorted((a, b) => (`${a.earned} ${a.id}` < `${b.earned} ${b.id}` ? -1 : 1));
  }

  #noteSince(): void {
    const has = this.lots.some(({ left }) => left > 0);
    this.since = has ? (this.since ?? this.today) : null;
  }

  #open(): void {
    if (this.terms.tierPeriodStartsOn === this.today.slice(5) && this.tier !== 0) {
      this.#remember(`tier-${this.today}`, [], -this.tier, 'tier');
      this.tier = 0;
    }
    for (const { id, amount, earned } of this.waiting.filter(({ on }) => on === this.today)) {
      this.waiting = this.waiting.filter((each) => each.id !== id);
      const paid = Math.min(this.owed, amount);
      this.owed -= paid;
      if (amount > paid) {
        this.lots.push({ id: `${id}-credited`, earned, left: amount - paid });
      }
      this.#remember(`${id}-credited`, [], amount);
      this.#endLate(id);
      this.#noteSince();
    }
  }

  #close(): void {
    const { noVisitDays, noRedemptionDays, periodEndsOn } = this.terms;
    const { since, today } = this;
    if (since === null) return;
    const from = (last: string) => (last > since ? last : since);
    const isByVisit = noVisitDays !== null && plusDays(from(this.visit), noVisitDays) === today;
    const isByRedemption =
      noRedemptionDays !== null && plusDays(from(this.redeemed), noRedemptionDays) === today;
    const isAll = isByVisit || isByRedemption || periodEndsOn === today.slice(5);
    this.#end('age', (lot) => this.#isPast(lot, plusDays(today, 1)));
    if (isAll) this.#end('all', () => true);
    this.#noteSince();
  }

  #end(why: string, hasEnded: (lot: DayLot) => boolean): void {
    const parts: (readonly [string, number])[] = [];
    for (const lot of this.#oldestFirst().filter(hasEnded)) {
      parts.push([lot.id, lot.left]);
      lot.left = 0;
    }
    const points = parts.reduce((sum, [, part]) => sum + part, 0);
    if (points === 0) return;
    this.ended[this.today] = (this.ended[this.today] ?? 0) + points;
    this.#remember(`end-${this.today}-${why}`, parts);
  }

  /** A movement of the calendar, which can be reversed too. */
  #remember(
    id: string,
    parts: DayMovement['parts'],
    amount = -parts.reduce((sum, [, part]) => sum + part, 0),
    points = 'to-spend',
  ): void {
    this.movements.push({ id, amount, points, pendingUntil: null, parts, reversed: false });
  }
}
