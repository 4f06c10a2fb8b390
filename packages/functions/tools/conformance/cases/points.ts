import { type RuleId, ruleOf } from '../../../src/contract/http/rules/rules.ts';
import {
  breachesOfPage,
  breachesOfStatement,
  breachesOfSummary,
  endOfPage,
  POINTS_BREACHES,
  type PointsBreach,
} from '../../../src/domain/points/breaches.ts';
import type { Case } from '../case.ts';
import { must, mustEqual, NotTested } from '../outcomes.ts';
import { readMember } from '../requests.ts';
import { movementsOf, statementRequest, summaryReply } from '../statement.ts';
import { given } from '../testData.ts';

/** A statement of points adds up, and is of the member. Cases are not tested for a service without statements. */
export const POINTS_CASES: readonly Case[] = [
  {
    id: 'own-findPoints',
    service: 'members',
    rule: 'G-15',
    requirement: 'findPoints replies about the id of the request.',
    check: async (kit) => {
      const reply = await summaryReply(kit);
      mustEqual(reply.body.crmId, given(kit.data, 'member').crmId, 'the crmId', reply);
    },
  },
  {
    id: 'points-of-record',
    service: 'members',
    rule: 'M-51',
    requirement:
      'findPoints has the points of the record, and the day on which the first ones end.',
    check: async (kit) => {
      const reply = await summaryReply(kit);
      const { member } = await readMember(kit, given(kit.data, 'member').crmId);
      const { balance, tierPoints, expiring } = reply.body;
      const { loyalty_points, rewardPoints, loyalty_points_end_date } = member;
      mustEqual(balance, loyalty_points, 'balance: the loyalty_points', reply);
      mustEqual(tierPoints, rewardPoints, 'tierPoints: the rewardPoints', reply);
      const [first] = expiring;
      const end = 'the first day: the loyalty_points_end_date';
      if (first) mustEqual(first.day, loyalty_points_end_date, end, reply);
    },
  },
  summaryCase('points-ends', 'M-52', 'The points that end are sorted by day, and none is past.'),
  summaryCase('points-sum', 'M-53', 'The points that end add up to the balance.'),
  summaryCase('points-pending', 'M-54', 'Pending points are 0 or more.'),
  summaryCase('points-past', 'M-55', 'The time of a computation is not in the future.'),
  summaryCase('points-plausible', 'M-56', 'No number of a summary is above 1,000,000,000.'),
  {
    id: 'own-findPointMovements',
    service: 'members',
    rule: 'G-15',
    requirement: 'findPointMovements replies about the id of the request.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      for (const reply of (await movementsOf(kit)).replies) {
        const other = reply.body.items.findIndex((each) => each.crmId !== crmId);
        const place = { path: ['items', other, 'crmId'] };
        must(other < 0, `movements of ${crmId}`, reply, place);
      }
    },
  },
  {
    id: 'end-findPointMovements',
    service: 'members',
    rule: 'G-08',
    requirement: 'The pages of findPointMovements end, and none repeats an earlier one.',
    check: async (kit) => {
      const { repeated } = await movementsOf(kit);
      const expected = 'movements that no earlier page has, or "next": null';
      must(repeated === null, expected, repeated ?? []);
    },
  },
  {
    id: 'movements-cursor-again',
    service: 'members',
    rule: 'G-11',
    requirement: 'A cursor of findPointMovements can be used twice.',
    check: async (kit) => {
      const [first] = (await movementsOf(kit)).replies;
      const cursor = first?.body.next;
      if (!cursor) throw new NotTested('The movements of the member fit on one page.');
      const { params } = await statementRequest(kit, 'findPointMovements');
      const request = { params, query: { cursor } };
      const once = await kit.members.ok('findPointMovements', request);
      const again = await kit.members.ok('findPointMovements', request);
      must(once.text === again.text, 'the same page twice', [once, again], 'another page');
    },
  },
  statementCase('pages-findPointMovements', 'G-07', 'Each movement is on one page, once.'),
  pagesCase('movements-past', 'M-55', 'Movements happened and were booked in the past.'),
  pagesCase('movements-plausible', 'M-56', 'No number of a page is above 1,000,000,000.'),
  pagesCase('movements-sorted', 'M-57', 'Movements are sorted, newest first.'),
  pagesCase('movements-sum', 'M-58', 'The opening and the movements of a page give its closing.'),
  pagesCase('movements-join', 'M-59', 'A page closes with the opening of the page before it.'),
  statementCase('movements-balance', 'M-60', 'The first page closes with the balance.'),
  pagesCase('movements-lots', 'M-61', 'A movement names each lot once, with at most its amount.'),
  statementCase('movements-lots-left', 'M-62', 'No lot gives more points than it has.'),
];

/** A case that fails if the summary breaks a rule. */
function summaryCase(id: string, rule: RuleId, requirement: string): Case {
  return {
    id,
    service: 'members',
    rule,
    requirement,
    check: async (kit) => {
      const reply = await summaryReply(kit);
      must(meets(rule, breachesOfSummary(reply.body, new Date())), ruleOf(rule).text, reply);
    },
  };
}

/** A case that fails if a page, or a page and the one before it, break a rule. */
function pagesCase(id: string, rule: RuleId, requirement: string): Case {
  return {
    id,
    service: 'members',
    rule,
    requirement,
    check: async (kit) => {
      const { pages, replies } = await movementsOf(kit);
      for (const [index, page] of pages.entries()) {
        const before = pages[index - 1];
        const breaches = breachesOfPage(page, before ? endOfPage(before) : null, new Date());
        const shown = replies.slice(Math.max(index - 1, 0), index + 1);
        must(meets(rule, breaches), ruleOf(rule).text, shown);
      }
    },
  };
}

/** A case that fails if all pages, or the pages and the summary, break a rule. */
function statementCase(id: string, rule: RuleId, requirement: string): Case {
  return {
    id,
    service: 'members',
    rule,
    requirement,
    check: async (kit) => {
      await statementRequest(kit, 'findPointMovements');
      const summary = await summaryReply(kit);
      const { pages, replies } = await movementsOf(kit);
      const breaches = breachesOfStatement(summary.body, pages, new Date());
      must(meets(rule, breaches), ruleOf(rule).text, [summary, ...replies]);
    },
  };
}

function meets(rule: RuleId, breaches: readonly PointsBreach[]): boolean {
  return !breaches.some((breach) => POINTS_BREACHES[breach] === rule);
}
