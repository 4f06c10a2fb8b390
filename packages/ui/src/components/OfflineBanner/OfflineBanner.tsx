import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { offlineIcon } from '../../primitives/Icon/statusIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Bar = styled.div`
  ${typography('small')}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.space[4]};
  background: ${vars.color.warningSubtle};
  color: ${vars.color.text};

  & > svg {
    color: ${vars.color.warningText};
  }
`;

export interface OfflineBannerProps {
  /** True while the browser knows that it has no connection. */
  readonly offline: boolean;
  /** What still works. */
  readonly text: string;
}

/**
 * Says that there is no connection, along the top of the page, for as long as it is so. Keep it
 * mounted, so that it is announced.
 *
 * - When: once, at the top of a member's pages.
 * - When not: one request failed while there is a connection, which is an `ErrorState`.
 */
export function OfflineBanner({ offline, text }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <Bar>
          <Icon icon={offlineIcon} />
          {text}
        </Bar>
      )}
    </div>
  );
}
