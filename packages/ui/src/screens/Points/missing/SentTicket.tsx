import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../../i18n/I18nProvider.tsx';
import { withElement } from '../../../i18n/values/withElement.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { successIcon } from '../../../primitives/Icon/statusIcons.ts';
import { Spelled } from '../../../primitives/Spelled/Spelled.tsx';
import { typography, vars } from '../../../tokens/vars.ts';
import type { SentReport } from '../Points.types.ts';

const Root = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};
  margin-block: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.color.textMuted};

  & > svg {
    color: ${vars.color.successText};
  }

  strong {
    ${typography('smallStrong', { tabular: true })}
    color: ${vars.color.text};
  }
`;

export interface SentTicketProps {
  readonly ticket: SentReport;
  /** True if the member has just sent it: it then takes the focus of the form. */
  readonly isNew: boolean;
}

/** The reference of a ticket about a month. */
export function SentTicket({ ticket: { reference, at }, isNew }: SentTicketProps) {
  const words = useMessages().points.missing;
  const { date, sentences } = useFormatters();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) root.current?.focus();
  }, [isNew]);
  return (
    <Root ref={root} tabIndex={-1}>
      <Icon icon={successIcon} />
      <p>
        {withElement(
          (shown) => sentences(words.sent(date(at)), words.reference(shown)),
          <strong>
            <Spelled text={reference} />
          </strong>,
        )}
      </p>
    </Root>
  );
}
