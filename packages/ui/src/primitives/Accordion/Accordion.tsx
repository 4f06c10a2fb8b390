import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { chevronDownIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';

const Item = styled.details`
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  ${typography('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  min-block-size: ${vars.size.target};
  padding-block: ${vars.space[3]};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.accentText};
    }
  }

  & > svg {
    color: ${vars.color.textMuted};
    transition: rotate ${vars.motion.fast} ${vars.motion.easing};
  }
`;

const Panel = styled.div`
  ${typography('body')}
  max-inline-size: ${vars.size.measure};
  padding-block-end: ${vars.space[5]};
  color: ${vars.color.textMuted};
`;

/** A title and the content that it opens, such as a question and its answer. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Props of `Accordion`. */
export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The item that is open initially. */
  readonly openId?: string;
  /** Opening an item closes the others. */
  readonly exclusive?: boolean;
}

/**
 * A list of titles, each of which opens its content. It uses native `<details>` elements, so the browser's page
 * search opens the item that matches.
 *
 * - When: each reader needs only some of the items, such as frequent questions.
 * - When not: every reader needs the content. Show it on the page.
 */
export function Accordion({ items, openId, exclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id} name={exclusive ? name : undefined} open={id === openId}>
          <Summary>
            {title}
            <Icon icon={chevronDownIcon} />
          </Summary>
          <Panel>{content}</Panel>
        </Item>
      ))}
    </div>
  );
}
