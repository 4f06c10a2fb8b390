import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VenueArtwork, type VenueArtworkProps } from '../../artwork/VenueArtwork.tsx';
import { VenueEmblem } from '../../artwork/VenueEmblem.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { useLang } from '../RichText/useLang.ts';
import { PanelTitle, PanelWords, PicturePanel, WIDE } from './PicturePanel.tsx';

/** The emblem overlaps the lower edge of the house when the house is above it. */
const Emblem = styled.div`
  position: relative;
  inline-size: 5.5rem;
  margin-block-start: calc(-3.25rem - ${vars.space[4]});
  border-radius: ${vars.radius.pill};
  box-shadow: ${vars.shadow.middle};

  ${WIDE} {
    margin-block-start: 0;
  }
`;

const Now = styled.p`
  ${typography('smallStrong')}
  color: ${vars.color.metal};
  overflow-wrap: anywhere;

  /* Below another line, its target takes no more space than its lines. */
  & > a {
    display: inline-flex;
    align-items: center;
    padding-block: ${vars.space[3]};
    margin-block: calc(-1 * ${vars.space[3]});
    border-radius: ${vars.radius.small};
    color: inherit;
    text-underline-offset: 0.2em;
  }

  & > a:focus-visible {
    outline-color: currentColor;
  }
`;

/** Props of `VenueHeader`. */
export interface VenueHeaderProps extends Pick<VenueArtworkProps, 'sky' | 'lit'> {
  readonly name: string;
  /** The name of the venue's emblem. An unknown name shows a spade. */
  readonly emblem: string;
  /** An introduction of one or two sentences. */
  readonly intro: string;
  /** The language of the introduction, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** What counts now, such as until when the casino is open. */
  readonly now?: string | null;
  /** What is on this evening, and the page of the event if there is one. */
  readonly tonight?: { readonly text: ReactNode; readonly href?: string } | null;
  /** The level of the name in the page's outline. */
  readonly headingLevel?: 'h1' | 'h2';
}

/**
 * The house of a casino, with its emblem and its name, in the light of the hour. The name is a heading.
 *
 * - When: once, on the page of that casino.
 * - When not: a list of casinos, which shows emblems only.
 */
export function VenueHeader({
  name,
  emblem,
  intro,
  locale,
  now = null,
  tonight = null,
  headingLevel = 'h1',
  ...light
}: VenueHeaderProps) {
  const lang = useLang(locale);
  return (
    <PicturePanel picture={<VenueArtwork seed={emblem} {...light} />}>
      <Emblem>
        <VenueEmblem name={emblem} />
      </Emblem>
      <PanelTitle as={headingLevel}>{name}</PanelTitle>
      {now !== null && <Now>{now}</Now>}
      {tonight && (
        <Now>
          {tonight.href === undefined ? (
            tonight.text
          ) : (
            <a href={tonight.href}>
              <span>{tonight.text}</span>
            </a>
          )}
        </Now>
      )}
      <PanelWords lang={lang}>{intro}</PanelWords>
    </PicturePanel>
  );
}
