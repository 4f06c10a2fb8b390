import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import { enGB } from '../i18n/messages.ts';
import { AccountLayout } from '../shell/AccountLayout.tsx';
import { DesktopShell } from '../shell/DesktopShell.tsx';
import { MobileShell } from '../shell/MobileShell.tsx';
import { NavigationProvider } from '../shell/NavigationProvider.tsx';
import { desktopItems, memberMenu, mobileItems } from '../shell/shell.fixtures.ts';
import type { AccountLayoutProps } from '../shell/shell.types.ts';

const stay = () => undefined;

/** Keeps links from leaving the story, and shows times as the casino's clocks do. */
export const inHouse: Decorator = (Story) => (
  <I18nProvider timeZone="Europe/London">
    <NavigationProvider navigate={stay}>
      <Story />
    </NavigationProvider>
  </I18nProvider>
);

/** The pages before membership. */
export const inAccountLayout =
  (hero: AccountLayoutProps['hero'] = 'band'): Decorator =>
  (Story, { args }) => (
    <AccountLayout layout={args['layout'] === 'desktop' ? 'desktop' : 'mobile'} hero={hero}>
      <Story />
    </AccountLayout>
  );

interface Place {
  /** The entry of the navigation that is current, as a path. */
  readonly path: string;
  /** The title of the narrow window's header. */
  readonly title?: string;
  readonly backHref?: string;
}

/** The pages of a member. */
export const inMemberShell =
  ({ path, ...header }: Place): Decorator =>
  (Story, { args }) =>
    args['layout'] === 'desktop' ? (
      <DesktopShell homeHref="/" items={desktopItems(path)} memberMenu={memberMenu}>
        <Story />
      </DesktopShell>
    ) : (
      <MobileShell {...header} items={mobileItems(path)}>
        <Story />
      </MobileShell>
    );

/** The title that the pages of offers share. */
export const OFFERS_TITLE = enGB.navigation.titles.offers;
