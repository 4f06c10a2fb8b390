import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { offlineIcon } from '../../primitives/Icon/statusIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { since } from './since.ts';
import type { TillConnection } from './till.types.ts';

const Root = styled.div`
  ${typography('small', { tabular: true })}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${vars.space[2]};

  [role='status']:empty {
    margin-inline-end: calc(-1 * ${vars.space[2]});
  }
  color: ${vars.color.textMuted};

  &[data-offline] {
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius.control};
    background: ${vars.color.warningSubtle};
    color: ${vars.color.text};

    svg {
      color: ${vars.color.warningText};
    }
  }
`;

/** A ring with a dot, so that the state does not depend on its colour. */
const Online = styled.span`
  flex: none;
  inline-size: ${vars.space[3]};
  block-size: ${vars.space[3]};
  border: ${vars.size.outline} solid ${vars.color.successText};
  border-radius: ${vars.radius.pill};
`;

const Waiting = styled.span`
  ${typography('smallStrong', { tabular: true })}
  color: ${vars.color.warningText};
`;

const Lost = styled.span`
  ${typography('smallStrong')}
`;

/** How old the data of the device are, and what it has not uploaded. Only the loss of the connection is announced. */
export function ConnectionLine({ isOnline, syncedMinutesAgo, waiting }: TillConnection) {
  const { connection } = useMessages().till;
  const { number } = useFormatters();
  const age = () => {
    if (syncedMinutesAgo === null) return connection.never;
    if (syncedMinutesAgo === 0) return connection.now;
    const { unit, count } = since(syncedMinutesAgo);
    return connection[unit](number(count));
  };
  return (
    <Root data-offline={!isOnline || undefined}>
      {isOnline ? <Online aria-hidden="true" /> : <Icon icon={offlineIcon} />}
      <Lost role="status">{!isOnline && connection.offline}</Lost>
      <span>{age()}</span>
      {waiting > 0 && <Waiting>{connection.waiting(number(waiting))}</Waiting>}
    </Root>
  );
}
