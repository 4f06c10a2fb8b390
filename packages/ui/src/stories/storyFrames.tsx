import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nProvider.tsx';
import type { Messages } from '../i18n/messages.ts';
import { fullNameIn } from '../screens/shared/memberNames.fixtures.ts';
import { AccountLayout } from '../shell/AccountLayout.tsx';
import { DesktopShell } from '../shell/DesktopShell.tsx';
import { MobileShell } from '../shell/MobileShell.tsx';
import { NavigationProvider } from '../shell/NavigationProvider.tsx';
import { desktopItems, HELP_HREF, memberMenu, mobileItems } from '../shell/shell.fixtures.ts';
import type { AccountLayoutProps } from '../shell/shell.types.ts';
import type { Layout } from '../tokens/layouts.ts';

const noop = () => undefined;

/** Keeps links inside the story. */
export const withoutNavigation: Decorator = (Story) => (
  <NavigationProvider navigate={noop}>
    <Story />
  </NavigationProvider>
);

/** Renders a story in the `AccountLayout`. */
export const inAccountLayout =
  (hero: AccountLayoutProps['hero'] = 'band'): Decorator =>
  (Story, { args }) => (
    <AccountLayout
      layout={args['layout'] === 'desktop' ? 'desktop' : 'mobile'}
      hero={hero}
      helpHref={HELP_HREF}
    >
      <Story />
    </AccountLayout>
  );

type Titles = Messages['navigation']['titles'];

interface Place {
  /** The path of the current navigation entry. */
  readonly path: string;
  /** The title of the mobile header: a text of the catalogue, or data. */
  readonly title?: string | ((titles: Titles) => string);
  readonly backHref?: string;
}

export interface MemberFrameProps extends Place {
  readonly layout: Layout;
  /** The name on the member menu. */
  readonly memberName?: string;
  readonly children: ReactNode;
}

/** The shell of a member's page, with sample navigation. */
export function MemberFrame({
  path,
  title,
  layout,
  memberName,
  children,
  ...header
}: MemberFrameProps) {
  const { navigation } = useMessages();
  if (layout === 'desktop') {
    return (
      <DesktopShell
        homeHref="/"
        items={desktopItems(path, navigation)}
        memberMenu={memberMenu(navigation, memberName)}
        helpHref={HELP_HREF}
      >
        {children}
      </DesktopShell>
    );
  }
  const headerTitle = typeof title === 'function' ? title(navigation.titles) : title;
  return (
    <MobileShell
      {...header}
      {...(headerTitle !== undefined && { title: headerTitle })}
      items={mobileItems(path, navigation)}
      helpHref={HELP_HREF}
    >
      {children}
    </MobileShell>
  );
}

/** Renders a story in the member shell. In an overview, each tier has its own member. */
export const inMemberShell =
  (place: Place): Decorator =>
  (Story, { args, globals, parameters }) => (
    <MemberFrame
      {...place}
      {...(parameters['overview'] && { memberName: fullNameIn(globals['tier']) })}
      layout={args['layout'] === 'desktop' ? 'desktop' : 'mobile'}
    >
      <Story />
    </MemberFrame>
  );

/** The title of all pages of offers. */
export const OFFERS_TITLE = (titles: Titles): string => titles.offers;
