import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../components/OfflineBanner/OfflineBanner.tsx';
import { useMessages } from '../i18n/I18nProvider.tsx';
import type { Messages } from '../i18n/messages.ts';
import { type AsOf, useAsOfText } from '../screens/shared/asOf.ts';
import { fullNameIn } from '../screens/shared/memberNames.fixtures.ts';
import { AccountLayout } from '../shell/account/AccountLayout.tsx';
import { DesktopShell } from '../shell/DesktopShell.tsx';
import { MobileShell } from '../shell/MobileShell.tsx';
import { NavigationProvider } from '../shell/NavigationProvider.tsx';
import { desktopItems, HELP_HREF, memberMenu, mobileItems } from '../shell/shell.fixtures.ts';
import type { AccountLayoutProps } from '../shell/shell.types.ts';
import type { Layout } from '../tokens/layouts.ts';
import { mobileView } from './views.ts';

const noop = () => undefined;

/** Keeps links inside the story. */
export const withoutNavigation: Decorator = (Story) => (
  <NavigationProvider navigate={noop}>
    <Story />
  </NavigationProvider>
);

const withAccountLayout =
  (hero: NonNullable<AccountLayoutProps['hero']>): Decorator =>
  (Story, { args }) => (
    <AccountLayout
      layout={args['layout'] === 'desktop' ? 'desktop' : 'mobile'}
      hero={hero}
      helpHref={HELP_HREF}
    >
      <Story />
    </AccountLayout>
  );

interface Place {
  /** The path of the current navigation entry. */
  readonly path: string;
  /** The path of the current item of the bottom bar; `path` by default. */
  readonly barPath?: string;
  /** The title of the mobile header, from the catalogue. */
  readonly title?: (messages: Messages) => string;
  readonly backHref?: string;
  readonly emblem?: ReactNode;
}

export interface MemberFrameProps extends Place {
  readonly layout: Layout;
  /** The name on the member menu. */
  readonly memberName?: string;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** The shell of a member's page, with sample navigation. */
export function MemberFrame({
  path,
  barPath = path,
  title,
  layout,
  memberName,
  banner,
  children,
  ...header
}: MemberFrameProps) {
  const messages = useMessages();
  const { navigation } = messages;
  if (layout === 'desktop') {
    return (
      <DesktopShell
        banner={banner}
        homeHref="/"
        items={desktopItems(path, navigation)}
        memberMenu={memberMenu(navigation, memberName)}
        helpHref={HELP_HREF}
      >
        {children}
      </DesktopShell>
    );
  }
  return (
    <MobileShell
      {...header}
      banner={banner}
      {...(title && { title: title(messages) })}
      items={mobileItems(barPath, navigation)}
      helpHref={HELP_HREF}
    >
      {children}
    </MobileShell>
  );
}

/**
 * Renders a story in the member shell. The parameter `place` of a story replaces parts of the place, and `lastSeen` adds
 * the banner for copies (`asLastSeen`). Side by side, each tier has its own member.
 */
const withMemberShell =
  (place: Place): Decorator =>
  (Story, { args, globals, parameters }) => (
    <MemberFrame
      {...place}
      {...parameters['place']}
      {...(globals['isBesideOthers'] && { memberName: fullNameIn(globals['tier']) })}
      banner={parameters['lastSeen'] && <LastSeen asOf={parameters['lastSeen']} />}
      layout={args['layout'] === 'desktop' ? 'desktop' : 'mobile'}
    >
      <Story />
    </MemberFrame>
  );

/** The banner of a member's page that shows a copy without a connection. */
function LastSeen({ asOf }: { readonly asOf: AsOf }) {
  const { lastSeen } = useMessages().common;
  const asOfText = useAsOfText();
  return <OfflineBanner offline text={lastSeen.offline} asOf={asOfText(asOf)} />;
}

/** What the stories of a screen share, for the default export of a story file: they begin on a phone. */
const onAPhone = (frames: readonly Decorator[], parameters: object) => ({
  decorators: [...frames, withoutNavigation],
  parameters: { layout: 'fullscreen', ...parameters },
  globals: mobileView,
});

/** The stories of a member's screen at this place, for the default export of a story file. */
export const inMemberShell = (place: Place, parameters: object = {}) =>
  onAPhone([withMemberShell(place)], parameters);

/** The stories of a screen that is reached from More. */
export const belowMore = (place: Omit<Place, 'barPath' | 'backHref'>, parameters: object = {}) =>
  inMemberShell({ ...place, barPath: '/more', backHref: '/more' }, parameters);

/** The stories of a screen below the settings. */
export const belowSettings = (title: (messages: Messages) => string, parameters: object = {}) =>
  inMemberShell({ path: '/settings', barPath: '/more', title, backHref: '/settings' }, parameters);

/** The stories of a screen before membership. It has the house theme. */
export const beforeMembership = (
  parameters: object = {},
  hero: NonNullable<AccountLayoutProps['hero']> = 'band',
) => ({
  ...onAPhone([withAccountLayout(hero)], parameters),
  globals: { ...mobileView, tier: 'house' },
});

/** The stories of a screen without a frame and without a member: the till, and pages of errors. */
export const withoutFrame = (parameters: object = {}) => ({
  ...onAPhone([], parameters),
  globals: { ...mobileView, tier: 'house' },
});

/** The title of all pages of offers. */
export const offersTitle = ({ navigation }: Messages): string => navigation.titles.offers;

/** The title of all pages of the Slots Club. */
export const slotsTitle = ({ navigation }: Messages): string => navigation.slotsClub;
