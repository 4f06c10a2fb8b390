import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { arrowLeftIcon } from '../primitives/Icon/controlIcons.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { media } from '../tokens/scale.ts';
import { typography, vars } from '../tokens/vars.ts';
import type { MobileShellProps } from './shell.types.ts';
import { SlashedName } from './slots/SlashedName.tsx';

/** A target with a small margin. */
const HEIGHT = `calc(${vars.space[12]} + ${vars.space[2]})`;

/* The shadow has the colour of the page, so that text fades where it scrolls below the bar. */
const Root = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.layer.sticky};
  display: flex;
  align-items: center;
  min-block-size: calc(${HEIGHT} + env(safe-area-inset-top));
  padding-block-start: env(safe-area-inset-top);
  padding-inline: max(${vars.space[2]}, env(safe-area-inset-left))
    max(${vars.space[5]}, env(safe-area-inset-right));
  background: ${vars.color.canvas};
  box-shadow: 0 ${vars.space[1]} ${vars.space[2]} ${vars.color.canvas};

  ${media.small} {
    padding-inline: ${vars.space[5]} ${vars.space[8]};
  }

  /* With large text or above a keyboard, the page needs the space. */
  @media (height < 32em) {
    position: static;
  }
`;

/** The largest text at which the longest word of a title fits beside the back link. */
const LARGEST_WORDS = '9vw';

const Title = styled.h1`
  ${typography('subheading', { fontSize: `min(${LARGEST_WORDS}, 1.25rem)` })}
  flex: 1;
  min-inline-size: 0;
  padding-block: ${vars.space[2]};
  overflow-wrap: anywhere;

  /* Without a link back, the title begins at the margin of the page. */
  &:first-child {
    padding-inline-start: ${vars.space[3]};
  }
`;

const Back = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.size.target};
  block-size: ${vars.size.target};
  border-radius: ${vars.radius.pill};
  color: inherit;

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

export interface TitleBarProps extends Pick<MobileShellProps, 'backHref' | 'emblem'> {
  readonly title: string;
  /** `p` if the screen holds the `h1`. */
  readonly titleAs: 'h1' | 'p';
}

/** The header of a page: the link back, the title and the emblem. */
export function TitleBar({ title, titleAs, backHref, emblem }: TitleBarProps) {
  const { navigation } = useMessages();
  return (
    <Root>
      {backHref && (
        <Back data-screen-only href={backHref} aria-label={navigation.back}>
          <Icon icon={arrowLeftIcon} size="large" />
        </Back>
      )}
      <Title key={title} as={titleAs}>
        <SlashedName>{title}</SlashedName>
      </Title>
      {emblem}
    </Root>
  );
}
