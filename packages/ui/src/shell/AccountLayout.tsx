import { AccountDesktop } from './AccountDesktop.tsx';
import { AccountMobile } from './AccountMobile.tsx';
import type { AccountLayoutProps } from './shell.types.ts';

/** What the pages before membership share: the house's artwork beside or behind them. Specification section 2. */
export function AccountLayout({ layout, hero = 'band', ...rest }: AccountLayoutProps) {
  return layout === 'desktop' ? (
    <AccountDesktop {...rest} />
  ) : (
    <AccountMobile hero={hero} {...rest} />
  );
}
