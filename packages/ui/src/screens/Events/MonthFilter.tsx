import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import type { EventsScreenProps, EventsState } from './Events.types.ts';

const Root = styled.div`
  inline-size: 12rem;
  max-inline-size: 100%;
`;

export interface MonthFilterProps extends Pick<EventsScreenProps, 'onMonth'> {
  readonly state: Extract<EventsState, { status: 'ready' }>;
}

/** Chooses one month of events, or all of them. */
export function MonthFilter({ state, onMonth }: MonthFilterProps) {
  const words = useMessages().casinoLife.events;
  return (
    <Root>
      <Select
        label={words.month}
        options={state.months}
        placeholder={words.allMonths}
        value={state.month ?? ''}
        onChange={({ target }) => onMonth(target.value === '' ? null : target.value)}
      />
    </Root>
  );
}
