import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { chevronDownIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

const Item = styled.details`
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};

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

  &:hover {
    color: ${vars.color.accentText};
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

/** A question and its answer. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The item that is open at first. */
  readonly openId?: string;
  /** Opening one closes the others. */
  readonly exclusive?: boolean;
}

/**
 * Answers under their questions, on the browser's own `<details>`: finding text on the page opens
 * the one that holds it.
 *
 * - When: each reader wants a few of many, such as frequent questions.
 * - When not: everybody needs to read it: then it stands on the page.
 */
export function Accordion({ items, openId, exclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <Root>
      {items.map(({ id, title, content }) => (
        <Item key={id} name={exclusive ? name : undefined} open={id === openId}>
          <Summary>
            {title}
            <Icon icon={chevronDownIcon} />
          </Summary>
          <Panel>{content}</Panel>
        </Item>
      ))}
    </Root>
  );
}
