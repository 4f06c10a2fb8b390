import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  MissingReport,
  MonthTickets,
  SentReport,
  TicketAttempt,
} from '@casino/ui/screens/Points/Points.types.ts';
import { useRef, useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { formFailureText } from '../../lib/remote/failure.ts';
import { visitReference } from '../../lib/remote/trace.ts';
import { session } from '../../session/current/appSession.ts';
import { useMember, useShownMember } from '../../session/current/useSession.ts';

/** The sent tickets by the key of their month, oldest first. */
type SentTickets = Readonly<Record<string, readonly SentReport[]>>;

/** The most movements that a ticket names. */
const MOST_LINES = 100;

const copyName = (crmId: string) => `points-tickets-2.${crmId}` as const;

/**
 * Sends tickets about months of the statement, and reads those that were sent from this device. Specification section 7.
 */
export function useTickets() {
  const messages = useMessages();
  const shown = useShownMember();
  const member = useMember();
  const sent = useStored(
    () => shown && deviceStorage.readCopy<SentTickets>(shown.uid, copyName(shown.membership.crmId)),
  );
  const [attempts, setAttempts] = useState<Readonly<Record<string, TicketAttempt>>>({});
  const sending = useRef(new Set<string>());
  /** The submission of a report, so that a retry does not send it twice. */
  const submissions = useRef(new Map<string, string>());

  const send = async (report: MissingReport): Promise<void> => {
    const { month } = report;
    const show = (attempt: TicketAttempt) => setAttempts((all) => ({ ...all, [month]: attempt }));
    if (sending.current.has(month)) return;
    if (member === null || !navigator.onLine) {
      show({ status: 'failed', message: messages.joining.offline });
      return;
    }
    const { uid, membership } = member;
    const content = JSON.stringify(report);
    const submissionId = submissions.current.get(content) ?? crypto.randomUUID();
    submissions.current.set(content, submissionId);
    sending.current.add(month);
    show({ status: 'sending' });
    try {
      const { reference = visitReference } = await call('members-submitTicket', {
        values: {
          name: `${member.member.first_name} ${member.member.last_name}`,
          customerNumber: member.member.customer_number,
          comments: ticketComments(messages, report),
        },
        submissionId,
        context: {
          period: month,
          venueId: report.venueId,
          movementIds: report.lines.slice(0, MOST_LINES),
        },
      });
      const ticket = { reference, at: new Date().toISOString() };
      const name = copyName(membership.crmId);
      const others = deviceStorage.readCopy<SentTickets>(uid, name);
      session.storeCopy(uid, name, { ...others, [month]: [...(others?.[month] ?? []), ticket] });
      submissions.current.delete(content);
      setAttempts(({ [month]: _, ...rest }) => rest);
    } catch (error) {
      show({ status: 'failed', message: formFailureText(messages, error) });
    } finally {
      sending.current.delete(month);
    }
  };
  return { tickets: toTickets(sent ?? {}, attempts), send };
}

function toTickets(
  sent: SentTickets,
  attempts: Readonly<Record<string, TicketAttempt>>,
): Readonly<Record<string, MonthTickets>> {
  const months = new Set([...Object.keys(sent), ...Object.keys(attempts)]);
  return Object.fromEntries(
    [...months].map((month) => {
      const attempt = attempts[month];
      return [month, { sent: sent[month] ?? [], ...(attempt && { attempt }) }];
    }),
  );
}

/** The member's words below the title of what they saw. */
function ticketComments({ points }: Messages, { title, text, ...report }: MissingReport): string {
  const kind = report.kind === null ? [] : [points.statement.kinds[report.kind]];
  return `${[title, points.kinds[report.points], ...kind].join(', ')}\n\n${text}`;
}
