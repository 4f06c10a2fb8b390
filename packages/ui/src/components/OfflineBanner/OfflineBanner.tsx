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
  /* Without it, the last line of a phone holds only the time, or a part of it. */
  text-wrap: balance;

  & > svg {
    color: ${vars.color.warningText};
  }
`;

/** Props of `OfflineBanner`. */
export interface OfflineBannerProps {
  /** True while the page shows older data: without a connection, or while a request for newer data fails. */
  readonly offline: boolean;
  /** The reason, and what still works. */
  readonly text: string;
  /** When the oldest data on the page were loaded, in words, such as "As of 21:04". */
  readonly asOf?: string;
}

/**
 * A bar along the top of the page while it shows older data. Keep it mounted while it is hidden, so that screen
 * readers announce it.
 *
 * - When: once, at the top of a member's pages.
 * - When not: a page without a copy whose request failed, which is an `ErrorState`.
 */
export function OfflineBanner({ offline, text, asOf }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <Bar>
          <Icon icon={offlineIcon} />
          <span>{asOf === undefined ? text : `${text} ${asOf}`}</span>
        </Bar>
      )}
    </div>
  );
}
