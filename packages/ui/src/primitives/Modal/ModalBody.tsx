import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { closeIcon } from '../Icon/controlIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  padding: ${vars.space[6]};
`;

const Header = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[4]};
`;

const Title = styled.h2`
  ${typography('heading')}
`;

const Corner = styled.span`
  display: grid;
  margin: calc(-1 * ${vars.space[2]});
  color: ${vars.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${vars.space[3]};
  margin-block-start: ${vars.space[2]};
`;

/** The props that dialogs and sheets share. */
export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Called for Esc, for the corner button and for a press outside. The parent then sets `open` to false. */
  readonly onClose: () => void;
  /** The label of the corner button. Without it, there is no corner button. */
  readonly closeLabel?: string;
}

interface ModalBodyProps extends Omit<ModalProps, 'open'> {
  readonly titleId: string;
}

/** The content of a dialog or sheet: title, corner button, body and actions. */
export function ModalBody({
  title,
  titleId,
  children,
  actions,
  onClose,
  closeLabel,
}: ModalBodyProps) {
  return (
    <Root>
      <Header>
        <Title id={titleId}>{title}</Title>
        {closeLabel && (
          <Corner>
            <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />
          </Corner>
        )}
      </Header>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
