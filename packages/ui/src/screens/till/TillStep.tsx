import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { arrowLeftIcon } from '../../primitives/Icon/controlIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { TillPageParts } from './tillPage.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

const Title = styled.h1`
  ${typography('title')}
  overflow-wrap: break-word;

  &:focus {
    outline: none;
  }
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

const Back = styled.div`
  margin-inline-start: calc(-1 * ${vars.space[3]});
  margin-block-end: ${vars.space[2]};
`;

/**
 * A step with its heading. A new step takes the focus, except the first of the page and one whose field has it already, such as
 * that of a PIN.
 */
export function TillStep({
  title,
  text,
  onBack,
  backLabel,
  children,
}: Omit<TillPageParts, 'place' | 'connection'>) {
  const { back } = useMessages().till;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const focused = document.activeElement;
    const isInField = focused instanceof HTMLInputElement && root.current?.contains(focused);
    if (!isInField) heading.current?.focus();
  }, [title]);

  return (
    <Root ref={root}>
      <header>
        {onBack && (
          <Back>
            <Button variant="quiet" icon={arrowLeftIcon} onClick={onBack}>
              {backLabel ?? back}
            </Button>
          </Back>
        )}
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {text && <Words>{text}</Words>}
      </header>
      {children}
    </Root>
  );
}
