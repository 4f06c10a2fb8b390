import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { chevronRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SlashedName } from '../../shell/slots/SlashedName.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { SettingsScreenProps } from './Settings.types.ts';

const List = styled.ul`
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
  overflow: hidden;

  > li + li {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Link = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[4]};
  min-block-size: ${vars.space[16]};
  padding: ${vars.space[3]} ${vars.space[5]};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }

  & > svg {
    color: ${vars.color.textMuted};
  }
`;

const Name = styled.span`
  ${typography('bodyStrong')}
  display: block;
`;

const Note = styled.span`
  ${typography('small')}
  display: block;
  color: ${vars.color.textMuted};
`;

interface SettingsLink {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

/** Links to the pages below the settings. Specification section 2, "Navigation labels". */
export function SettingsLinks({
  interestsHref,
  communicationsHref,
}: Pick<SettingsScreenProps, 'interestsHref' | 'communicationsHref'>) {
  const { navigation, settings } = useMessages();
  const words = settings.places;
  return (
    <LinkList
      label={words.title}
      links={[
        { href: interestsHref, label: navigation.interests, note: words.interests },
        { href: communicationsHref, label: navigation.communication, note: words.communication },
      ]}
    />
  );
}

/** The link to the page that deletes the account. It is the last of the settings. */
export function DeleteLink({ deleteHref }: Pick<SettingsScreenProps, 'deleteHref'>) {
  const { navigation, settings } = useMessages();
  const words = settings.places;
  return (
    <LinkList
      label={words.leaving}
      links={[{ href: deleteHref, label: navigation.deleteAccount, note: words.deleteAccount }]}
    />
  );
}

interface LinkListProps {
  /** The accessible name. */
  readonly label: string;
  readonly links: readonly SettingsLink[];
}

function LinkList({ label, links }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <List>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>
              <span>
                <Name>
                  <SlashedName>{link.label}</SlashedName>
                </Name>
                <Note>{link.note}</Note>
              </span>
              <Icon icon={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
