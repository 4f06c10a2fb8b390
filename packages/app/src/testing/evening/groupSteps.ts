import type { CallableName } from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Member } from '@casino/functions/contract/member.ts';
import { membershipBlock } from '@casino/functions/contract/rules/membership.ts';
import { vi } from 'vitest';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import type { MemberData } from '../../session/state/session.ts';
import { setOnline } from '../openApp.tsx';
import { faultsAfterReturn, needlessBanners, staysIn, unmarkedOffers } from './checks.ts';
import type { Fault, Group, WeakSignal } from './group.ts';
import { membershipsOf, type Person } from './people.ts';
import { pause, settle, surface } from './screen.ts';
import { command, isMember } from './step.ts';

// The steps of time, of the network, of the group and of other devices.

const MINUTE = 60_000;
/** So long a phone is in the hand before it is in a pocket. SWR repeats no request sooner. */
const UNTIL_POCKET_MS = 5_000;

/** The member plays all evening. */
function creditPoints(group: Group): void {
  const person = group.present;
  if (person) group.changeRecord(person, { loyalty_points: person.record.loyalty_points + 1_111 });
}

/** Time passes on the open page. */
export const pass = (minutes: number) =>
  command(`${minutes} minutes pass`, {
    run: async ({ group }) => {
      creditPoints(group);
      const wasHealthy = group.isHealthy;
      await vi.advanceTimersByTimeAsync(minutes * MINUTE);
      return minutes > 10 && wasHealthy ? needlessBanners() : [];
    },
  });

/** The group replaces an offer by another. */
function replaceOffer(group: Group): void {
  const person = group.present;
  if (!person) return;
  const { last_name: name } = person.record;
  const title = `A drink ${Date.now()} for ${name}`;
  const vouchers = [...person.vouchers.slice(1), voucher({ id: `${name}-${Date.now()}`, title })];
  group.change(person, { vouchers });
}

/**
 * The phone is in a pocket: no timer runs, and the page learns of nothing.
 * @param change what happens meanwhile
 */
export const pocket = (minutes: number, change?: Change) =>
  command(`return after ${minutes} minutes${change ? `: ${change.name}` : ''}`, {
    run: async ({ group }) => {
      await vi.advanceTimersByTimeAsync(UNTIL_POCKET_MS);
      await settle();
      setHidden(true);
      creditPoints(group);
      replaceOffer(group);
      if (change && group.present) change.run(group.present, group);
      vi.setSystemTime(Date.now() + minutes * MINUTE);
      setHidden(false);
      await settle();
      // Signing out can take a moment, and no timer of the page measures it.
      for (let wait = 0; wait < 50 && group.isHealthy && staysIn(group); wait += 1) {
        await pause(20);
        await settle();
      }
      if (minutes <= 5) return [];
      return group.isHealthy ? faultsAfterReturn(group) : unmarkedOffers(group);
    },
  });

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
  if (!hidden) window.dispatchEvent(new Event('focus'));
}

/** The phone loses or regains its signal. */
export const signal = (on: boolean) =>
  command(on ? 'the signal returns' : 'the signal is lost', {
    // An open dialog may report a fault from before.
    when: ({ group }) => group.hasSignal !== on && surface() === document.body,
    run: ({ group }) => {
      group.setSignal(on);
      setOnline(on);
      return [];
    },
  });

/** A signal without use, of which the browser knows nothing, or a good one. */
export const weakSignal = (weak: WeakSignal | null) =>
  command(weak === null ? 'the signal is good' : `the signal brings ${weak}`, {
    when: ({ group }) => group.hasSignal && surface() === document.body,
    run: ({ group }) => {
      group.setWeak(weak);
      return [];
    },
  });

/** The connection changes, and the browser reports its return: the app loads the member again. */
export const reconnect = command('the phone changes its network', {
  when: ({ group }) => group.hasSignal,
  run: () => {
    setOnline(true);
    return [];
  },
});

/** A callable misbehaves from now on. */
export const breakCall = (name: CallableName, fault: Fault) =>
  command(`${name} is ${fault}`, {
    run: ({ group }) => {
      group.break(name, fault);
      return [];
    },
  });

/** All callables work again. */
export const mend = command('all faults end', {
  run: ({ group }) => {
    group.mend();
    return [];
  },
});

function addSecond(person: Person, group: Group, changes: Partial<Member>): void {
  const { record } = person;
  // No former balance of the first record.
  const own = { id: `${record.id}-second`, home_casino: 9, loyalty_points: 90_210 };
  const second = { ...record, ...own, ...changes };
  group.change(person, { second });
}

/** Another tab of this device has chosen the other membership, and has loaded it. */
function openOtherMembership(person: Person, group: Group): void {
  if (person.second === null) addSecond(person, group, {});
  const key = `casino.member.${person.user.uid}`;
  const stored = localStorage.getItem(`${key}.session-1`);
  const memberships = membershipsOf(person);
  const data = stored === null ? null : (JSON.parse(stored) as MemberData);
  const other = memberships.find(({ crmId }) => crmId !== data?.membership.crmId);
  const isFirst = other?.crmId === person.record.id;
  const record = isFirst ? person.record : person.second;
  if (!data || !other || !record || membershipBlock(record) !== null) return;
  group.change(person, { opensWith: other.crmId });
  const vouchers = isFirst ? person.vouchers : person.secondVouchers;
  const now = new Date().toISOString();
  for (const [name, value] of [
    ['session-1', { ...data, membership: other, member: record, memberships }],
    [`vouchers-1.${other.location}.${other.crmId}`, vouchers],
  ] as const) {
    localStorage.setItem(`${key}.${name}`, JSON.stringify(value));
    localStorage.setItem(`${key}.${name}.saved-at`, now);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: `${key}.session-1` }));
}

/** A change to the member by the group or by another device. */
export interface Change {
  readonly name: string;
  readonly run: (person: Person, group: Group) => void;
}

/** A change happens while the page is open. */
export const happen = ({ name, run }: Change) =>
  command(name, {
    when: isMember,
    run: ({ group }) => {
      if (group.present) run(group.present, group);
      return [];
    },
  });

export const CHANGES: readonly Change[] = [
  {
    name: 'the group raises the tier',
    run: (person, group) =>
      group.changeRecord(person, { membership_type_id: 48, membership_type_Name: 'Queen' }),
  },
  {
    name: 'the group suspends the member',
    run: (person, group) => group.changeRecord(person, { suspended: true }),
  },
  {
    name: 'the group lifts the suspension',
    run: (person, group) => group.changeRecord(person, { suspended: false }),
  },
  {
    name: 'the group moves the member to another casino',
    run: (person, group) =>
      group.changeRecord(person, { home_casino: person.record.home_casino === 6 ? 9 : 6 }),
  },
  {
    name: 'the group withdraws an offer',
    run: (person, group) => group.change(person, { vouchers: person.vouchers.slice(1) }),
  },
  {
    name: 'another device uses a voucher',
    run: (person, group) => {
      const [first, ...others] = person.vouchers;
      if (first) group.change(person, { vouchers: [{ ...first, status: 'used' }, ...others] });
    },
  },
  ...[2, 19, 34, 45].map(
    (block): Change => ({
      name: `the group gives the member a second record with the block ${block}`,
      run: (person, group) => addSecond(person, group, { membership_type_id: block }),
    }),
  ),
  {
    name: 'the group gives the member a second record',
    run: (person, group) => addSecond(person, group, {}),
  },
  {
    name: 'all systems work again',
    run: (_, group) => group.mend(),
  },
  {
    name: 'another device spins the wheel',
    run: (person, group) => group.spin(person, 'another-device'),
  },
  {
    name: 'another device sets promotion-free mode',
    run: (person, group) => {
      const promotionFree = { since: new Date().toISOString(), offFrom: null };
      group.change(person, { saferGambling: { ...person.saferGambling, promotionFree } });
    },
  },
  {
    name: 'another device deletes the account',
    run: (person, group) => group.change(person, { deleted: true }),
  },
];

/** Changes of the memberships of a login, which show when the member next loads. */
export const MEMBERSHIP_CHANGES: readonly Change[] = [
  {
    name: 'another tab opens the other membership',
    run: openOtherMembership,
  },
  {
    name: 'the group replaces the record',
    run: (person, group) => {
      group.change(person, { second: null, linked: false });
      group.changeRecord(person, { id: `crm-${person.record.last_name}-${Date.now()}` });
    },
  },
  {
    name: 'another device chooses a language and the other membership',
    run: (person, group) => {
      const language = person.language === 'zh-Hans' ? 'en-GB' : 'zh-Hans';
      addSecond(person, group, {});
      const { record, second, opensWith } = person;
      const other = opensWith === record.id ? second?.id : record.id;
      group.change(person, { language, opensWith: other ?? record.id });
    },
  },
];
