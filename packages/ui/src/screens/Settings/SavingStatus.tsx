import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { SavingState } from './Settings.types.ts';

const Line = styled.p`
  ${typography('small')}
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.space[6]};
  color: ${vars.color.successText};

  &:empty {
    position: absolute;
  }
`;

/** Shows whether a change was saved. The live region exists before its text, and takes no space without it. */
export function SavingStatus({ state }: { readonly state: SavingState }) {
  const { settings } = useMessages();
  if (state.status === 'failed') {
    return (
      <Banner tone="danger" role="alert">
        {state.message}
      </Banner>
    );
  }
  return (
    <Line role="status">
      {state.status === 'saving' && <Spinner />}
      {state.status === 'saved' && (
        <>
          <Icon icon={checkIcon} />
          <span>{settings.saved}</span>
        </>
      )}
    </Line>
  );
}
