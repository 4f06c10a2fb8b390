import { use } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { offlineIcon } from '../../primitives/Icon/statusIcons.ts';
import { vars } from '../../tokens/vars.ts';
import { DeviceContext } from './deviceContext.ts';

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: ${vars.space[16]};
  block-size: ${vars.space[16]};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.warningSubtle};
  color: ${vars.color.warningText};
`;

export type UnsavedNoteProps = Pick<EmptyStateProps, 'headingLevel'>;

/** Says that this device has not saved the content, which loads by itself when the connection returns. */
export function UnsavedNote({ headingLevel = 'h2' }: UnsavedNoteProps) {
  const { unsaved } = useMessages().common;
  return (
    <div role="alert">
      <EmptyState
        title={unsaved.title[use(DeviceContext)]}
        text={unsaved.text}
        headingLevel={headingLevel}
        picture={
          <Mark>
            <Icon icon={offlineIcon} size="large" />
          </Mark>
        }
      />
    </div>
  );
}
