import type { TicketValues } from '../../src/contract/members/submitTicket.ts';

/** A valid ticket, new each time. `values` override its values. */
export const newTicket = (values: Partial<TicketValues> = {}) => ({
  values: {
    name: 'Zoë Sample',
    customerNumber: '',
    comments: `My points are missing. ${crypto.randomUUID()}`,
    ...values,
  },
  submissionId: crypto.randomUUID() as string,
});
