import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onBody, operationOf } from './fault.ts';

const events = operationOf(contentHttpService, 'listEvents');
const prizes = operationOf(contentHttpService, 'findGamePrizes');
const vouchers = operationOf(memberHttpService, 'findVouchersOf');

/** Leaves the gambling terms out. */
const withoutIncentive = ({ incentive: _, ...each }: Json) => each;

/** Faults of the gambling terms. */
export const INCENTIVE_FAULTS: readonly Fault[] = [
  {
    fails: 'incentives-allowed',
    fault: 'a promotion on a later page mixes bingo with the casino',
    operation: events,
    serve: onBody((body, { path }) => {
      if (!path.includes('cursor=')) return body;
      const incentive = { productTypes: ['casino', 'bingo'], freeChoice: false, wageringTimes: 0 };
      return { ...body, items: body.items.map((each: Json) => ({ ...each, incentive })) };
    }),
  },
  {
    fails: 'incentives-of-prizes',
    fault: 'a prize of another game than the first has to be staked 35 times',
    operation: prizes,
    serve: onBody((body, { path }) => {
      if (path.includes('autumn-aces')) return body;
      const incentive = { productTypes: ['casino'], freeChoice: false, wageringTimes: 35 };
      const forbidden = ({ voucher, ...each }: Json) => ({
        ...each,
        voucher: voucher && { ...voucher, incentive },
      });
      return { ...body, items: body.items.map(forbidden) };
    }),
  },
  {
    fails: 'promotions-have-incentives',
    fault: 'promotions do not state their gambling terms',
    operation: events,
    serve: onBody((body) => ({ ...body, items: body.items.map(withoutIncentive) })),
  },
  {
    fails: 'prizes-have-incentives',
    fault: 'prizes do not state their gambling terms',
    operation: prizes,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map(({ voucher, ...each }: Json) => ({
        ...each,
        voucher: voucher && withoutIncentive(voucher),
      })),
    })),
  },
  {
    fails: 'offers-have-incentives',
    fault: 'offers do not state their gambling terms',
    operation: vouchers,
    serve: onBody((body) => ({ ...body, items: body.items.map(withoutIncentive) })),
  },
];
