import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onSentBody, operationOf } from './fault.ts';

/** What a service makes of an invalid change. */
const CHANGES: readonly (readonly [string, (change: Json) => Json])[] = [
  [
    'a mobile number without its country',
    ({ phone_mobile: mobile, ...change }) => ({
      ...change,
      ...(mobile !== undefined && { phone_mobile: mobile.replace(/^0/, '+44') }),
    }),
  ],
  [
    'an empty mobile number',
    ({ phone_mobile: mobile, ...change }) => ({
      ...change,
      ...(mobile && { phone_mobile: mobile }),
    }),
  ],
  [
    'an interest that is not in the list',
    ({ interests, ...change }) => ({ ...change, ...(interests && { interests: ['poker'] }) }),
  ],
  ['a topic that is not in the list', withAnswers({ topic: 'casino-email' })],
  ['any text as the time of an answer', withAnswers({ at: '2026-03-05T10:00:00Z' })],
  ['an answer without wording', withAnswers({ wording: 'Any wording.' })],
];

/** What a service makes of an invalid search. */
const SEARCHES: readonly (readonly [string, (search: Json) => Json])[] = [
  [
    'a mobile number without its country',
    (search) => ({
      ...search,
      mobiles: search.mobiles.map((each: string) => each.replace(/^0/, '+44')),
    }),
  ],
  [
    'a day that does not exist',
    (search) => ({
      ...search,
      datesOfBirth: search.datesOfBirth.map((each: string) => each.replace('02-30', '03-02')),
    }),
  ],
  ['no list of personIds', (search) => ({ personIds: [], ...search })],
];

/** Faults of changes and searches with an invalid value. */
export const INVALID_REQUEST_FAULTS: readonly Fault[] = [
  ...CHANGES.map(([what, change]) => ({
    fails: 'update-invalid',
    fault: `an update accepts ${what}`,
    operation: operationOf(memberHttpService, 'updateMember'),
    serve: onSentBody(change),
  })),
  ...SEARCHES.map(([what, change]) => ({
    fails: 'search-invalid',
    fault: `a search accepts ${what}`,
    operation: operationOf(memberHttpService, 'searchMembers'),
    serve: onSentBody(change),
  })),
];

function withAnswers(valid: object): (change: Json) => Json {
  return ({ consents, ...change }) => ({
    ...change,
    ...(consents && { consents: consents.map((each: Json) => ({ ...each, ...valid })) }),
  });
}
