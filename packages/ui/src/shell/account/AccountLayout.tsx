import { DeviceContext } from '../../components/LoadFailure/deviceContext.ts';
import type { AccountLayoutProps } from '../shell.types.ts';
import { AccountDesktop } from './AccountDesktop.tsx';
import { AccountMobile } from './AccountMobile.tsx';

/**
 * The frame of the pages before membership, with artwork beside or behind them. Specification section 2.
 *
 * - When: every account route.
 * - When not: a member's pages, which use `MobileShell` or `DesktopShell`.
 */
export function AccountLayout({ layout, hero, ...rest }: AccountLayoutProps) {
  return layout === 'desktop' ? (
    <AccountDesktop {...rest} />
  ) : (
    <DeviceContext value="phone">
      <AccountMobile {...rest} {...(hero && { hero })} />
    </DeviceContext>
  );
}
