import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onBody, onItems, operationOf } from './fault.ts';

const content = (id: string) => operationOf(contentHttpService, id);
const members = (id: string) => operationOf(memberHttpService, id);

/** Replies about another id than the requested one. Those of `findEvent` and `findMembers` are beside their operations. */
export const OWN_ID_FAULTS: readonly Fault[] = [
  {
    fails: 'own-findVenue',
    fault: 'findVenue replies with another venue',
    operation: content('findVenue'),
    serve: onBody((body) => ({ ...body, id: body.id + 1 })),
  },
  {
    fails: 'own-findRestaurant',
    fault: 'findRestaurant replies with the restaurant of another venue',
    operation: content('findRestaurant'),
    serve: onBody((body) => ({ ...body, venueId: body.venueId + 1 })),
  },
  {
    fails: 'own-listEvents',
    fault: 'listEvents has events of another venue too',
    operation: content('listEvents'),
    serve: onItems((item: Json) =>
      item.kind === 'event' ? item : { ...item, venueId: item.venueId + 1 },
    ),
  },
  {
    fails: 'own-findGame',
    fault: 'findGame replies with another game',
    operation: content('findGame'),
    serve: onBody((body) => ({ ...body, id: `${body.id}-2` })),
  },
  {
    fails: 'own-findInfoPage',
    fault: 'findInfoPage replies with another page',
    operation: content('findInfoPage'),
    serve: onBody((body) => ({ ...body, page: 'terms' })),
  },
  {
    fails: 'own-identify',
    fault: 'identify replies with the record of another member',
    operation: members('identify'),
    serve: onBody((body) => ({
      ...body,
      record: { ...body.record, member: { ...body.record.member, id: 'crm-100202' } },
    })),
  },
  {
    fails: 'own-updateMember',
    fault: 'updateMember replies with another member',
    operation: members('updateMember'),
    serve: onBody((body) => ({ ...body, id: 'crm-100202' })),
  },
  {
    fails: 'own-readRecord',
    fault: 'readRecord replies with the record of another member',
    operation: members('readRecord'),
    serve: onBody((body) => ({ ...body, id: 'crm-100202' })),
  },
  {
    fails: 'own-findVoucher',
    fault: 'findVoucher replies with another voucher',
    operation: members('findVoucher'),
    serve: onBody((body) => ({ ...body, id: `${body.id}-2` })),
  },
];
