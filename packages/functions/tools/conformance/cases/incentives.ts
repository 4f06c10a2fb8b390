import {
  INCENTIVE_BREACHES,
  INCENTIVE_RULE,
  incentiveBreaches,
} from '../../../src/contract/incentiveRule.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must } from '../outcomes.ts';
import { voucherPages } from '../requests.ts';

/** Promotions, prizes and offers state their gambling terms, and follow the rule on incentives. */
export const INCENTIVE_CASES: readonly Case[] = [
  {
    id: 'incentives-allowed',
    service: 'content',
    rule: 'C-17',
    requirement: `The incentives of all events follow the rule: ${INCENTIVE_RULE.source}.`,
    check: async (kit) => {
      for (const page of await pagesOfEvents(kit)) {
        for (const { id, incentive } of page.body.items) {
          const [breach] = incentive ? incentiveBreaches(incentive) : [];
          must(breach === undefined, `${id}: ${breach && INCENTIVE_BREACHES[breach]}`, page);
        }
      }
    },
  },
  {
    id: 'incentives-of-prizes',
    service: 'content',
    rule: 'C-17',
    requirement: `The vouchers of all prizes follow the rule: ${INCENTIVE_RULE.source}.`,
    check: async (kit) => {
      for (const page of await pagesOfPrizes(kit)) {
        for (const { number, voucher } of page.body.items) {
          const [breach] = voucher?.incentive ? incentiveBreaches(voucher.incentive) : [];
          must(
            breach === undefined,
            `prize ${number}: ${breach && INCENTIVE_BREACHES[breach]}`,
            page,
          );
        }
      }
    },
  },
  {
    id: 'promotions-have-incentives',
    service: 'content',
    rule: 'C-15',
    requirement: 'Every promotion has an `incentive`, also one for a meal.',
    check: async (kit) => {
      for (const page of await pagesOfEvents(kit)) {
        const without = page.body.items.find(
          ({ kind, incentive }) => kind === 'promotion' && !incentive,
        );
        must(!without, `an incentive of the promotion ${without?.id}`, page);
      }
    },
  },
  {
    id: 'events-without-incentives',
    service: 'content',
    rule: 'C-15',
    requirement: 'An event that is not a promotion has no `incentive`.',
    check: async (kit) => {
      for (const page of await pagesOfEvents(kit)) {
        const stated = page.body.items.find(({ kind, incentive }) => kind === 'event' && incentive);
        must(!stated, `no incentive of the event ${stated?.id}`, page);
      }
    },
  },
  {
    id: 'prizes-have-incentives',
    service: 'content',
    rule: 'C-16',
    requirement: 'Every voucher of a prize has an `incentive`, also one for a meal.',
    check: async (kit) => {
      for (const page of await pagesOfPrizes(kit)) {
        const without = page.body.items.find(({ voucher }) => voucher && !voucher.incentive);
        must(!without, `an incentive of the prize ${without?.number}`, page);
      }
    },
  },
  {
    id: 'incentives-of-offers',
    service: 'members',
    rule: 'M-49',
    requirement: `The incentives of all vouchers follow the rule: ${INCENTIVE_RULE.source}.`,
    check: async (kit) => {
      for (const page of await voucherPages(kit)) {
        for (const { id, incentive } of page.body.items) {
          const [breach] = incentive ? incentiveBreaches(incentive) : [];
          must(breach === undefined, `${id}: ${breach && INCENTIVE_BREACHES[breach]}`, page);
        }
      }
    },
  },
  {
    id: 'offers-have-incentives',
    service: 'members',
    rule: 'M-48',
    requirement: 'Every voucher has an `incentive`, also one for a meal.',
    check: async (kit) => {
      for (const page of await voucherPages(kit)) {
        const without = page.body.items.find(({ incentive }) => !incentive);
        must(!without, `an incentive of the voucher ${without?.id}`, page);
      }
    },
  },
];

/** The pages of the events and promotions of every venue. */
async function pagesOfEvents({ sample }: Kit) {
  return new Set((await sample.eventsWithPages()).map(({ page }) => page));
}

/** The pages of the prizes of every game. */
const pagesOfPrizes = oncePerKit(async ({ content, sample }: Kit) => {
  const pages = [];
  for (const { id: gameId } of await sample.games()) {
    const request = { params: { gameId }, query: {} };
    const { status } = await content.send('findGamePrizes', request);
    if (status === 200) pages.push(...(await content.pages('findGamePrizes', request)));
  }
  return pages;
});
