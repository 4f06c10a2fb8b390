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

const stay = () => undefined;

/** Keeps links from leaving the story. */
export const withoutNavigation: Decorator = (Story) => (
  <NavigationProvider navigate={stay}>
    <Story />
  </NavigationProvider>
);

/** The pages before membership. */
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
  /** The entry of the navigation that is current, as a path. */
  readonly path: string;
  /** The title of the narrow window's header: chosen from the catalogue, or a text that is data. */
  readonly title?: string | ((titles: Titles) => string);
  readonly backHref?: string;
}

export interface MemberFrameProps extends Place {
  readonly layout: Layout;
  /** Whose menu it is. */
  readonly memberName?: string;
  readonly children: ReactNode;
}

/** The shell that the app puts round a member's page, with a member in it. */
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
  const words = typeof title === 'function' ? title(navigation.titles) : title;
  return (
    <MobileShell
      {...header}
      {...(words !== undefined && { title: words })}
      items={mobileItems(path, navigation)}
      helpHref={HELP_HREF}
    >
      {children}
    </MobileShell>
  );
}

/** The pages of a member; in an overview, of the member of each tier. */
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

/** The title that the pages of offers share. */
export const OFFERS_TITLE = (titles: Titles): string => titles.offers;
