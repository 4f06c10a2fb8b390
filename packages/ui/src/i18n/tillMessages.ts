import { common } from './en-GB/common.ts';
import { till } from './en-GB/till.ts';
import { tillAnswers } from './en-GB/tillAnswers.ts';
import { partialMessages } from './partialMessages.ts';

/** The catalogue of the till. Members load none of its areas but `common`. */
export const tillMessages = partialMessages({ common, till, tillAnswers });
