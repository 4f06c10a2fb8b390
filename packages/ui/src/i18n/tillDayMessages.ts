import { common } from './en-GB/common.ts';
import { till } from './en-GB/till.ts';
import { tillDay } from './en-GB/tillDay.ts';
import { partialMessages } from './partialMessages.ts';

/** The catalogue of the manager's page of the till. */
export const tillDayMessages = partialMessages({ common, till, tillDay });
