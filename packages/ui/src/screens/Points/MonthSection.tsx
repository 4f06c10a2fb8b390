import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { MovementsDesktop } from './Movements.desktop.tsx';
import { MovementsMobile } from './Movements.mobile.tsx';
import type { MovementsProps } from './Movements.types.ts';
import { MissingForm } from './missing/MissingForm.tsx';
import { SentTicket } from './missing/SentTicket.tsx';
import type { MonthOfMovements, MovementFilter } from './months.ts';
import type { MonthTickets, StatementActions } from './Points.types.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  min-block-size: ${vars.size.target};
`;

const Title = styled.h3`
  ${typography('subheading')}
`;

/** The text of the button ends at the edge of the column. */
const Report = styled.span`
  margin-inline-end: calc(-1 * ${vars.space[3]});
`;

const NO_TICKETS: MonthTickets = { sent: [] };

export interface MonthSectionProps
  extends Pick<StatementActions, 'onMissing' | 'tickets'>,
    Pick<MovementsProps, 'describe' | 'withBalance'> {
  readonly layout: Layout;
  readonly month: MonthOfMovements;
  readonly filter: MovementFilter;
}

/** A month of the statement, and a way to report what is missing in it. */
export function MonthSection({
  layout,
  month: { key, title, movements },
  filter,
  describe,
  withBalance,
  onMissing,
  tickets,
}: MonthSectionProps) {
  const { missing: words, statement } = useMessages().points;
  const id = useId();
  /** How many tickets were sent when the form opened; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const Movements = layout === 'desktop' ? MovementsDesktop : MovementsMobile;
  const { sent, attempt } = tickets[key] ?? NO_TICKETS;
  const isOpen = openedAt === sent.length;
  const close = () => {
    setOpenedAt(null);
    opener.current?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        <Report data-screen-only>
          <Button
            ref={opener}
            variant="quiet"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpenedAt(isOpen ? null : sent.length)}
          >
            {words.open}
          </Button>
        </Report>
      </Head>
      {sent.map((ticket, index) => (
        <SentTicket
          key={ticket.reference}
          ticket={ticket}
          isNew={openedAt !== null && index >= openedAt}
        />
      ))}
      {isOpen && (
        <MissingForm
          attempt={attempt}
          onClose={close}
          onSend={(text) =>
            onMissing({
              ...filter,
              month: key,
              title,
              text,
              lines: movements.map((line) => line.id),
            })
          }
        />
      )}
      {movements.length === 0 ? (
        <Text tone="muted">{statement.emptyMonth}</Text>
      ) : (
        <Movements
          labelledBy={id}
          movements={movements}
          describe={describe}
          withBalance={withBalance}
        />
      )}
    </section>
  );
}
