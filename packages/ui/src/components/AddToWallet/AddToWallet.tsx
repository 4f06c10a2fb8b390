import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { closeIcon } from '../../primitives/Icon/controlIcons.ts';
import { walletIcon } from '../../primitives/Icon/topicIcons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import type { AddToWalletState, WalletStore } from './wallet.types.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};
  color: ${vars.color.textMuted};
`;

const Stores = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: ${vars.space[3]};

  /* Both buttons fit beside each other below the card of a desktop. */
  & > button {
    padding-inline: ${vars.space[2]};
  }
`;

/** Empty most of the time, so it takes no space until it has a message. */
const Note = styled.div`
  & > * {
    margin-block-start: ${vars.space[2]};
  }
`;

/** Props of `AddToWallet`. */
export interface AddToWalletProps {
  /** The wallets that this device can use. An empty list renders nothing. */
  readonly stores: readonly WalletStore[];
  readonly state: AddToWalletState;
  /** True if a press opens a code for the member's phone. */
  readonly asCode?: boolean;
  /** Called once per press, and not while the card is prepared. */
  readonly onAdd: (store: WalletStore) => void;
  /** Adds a button that hides the wallets. Leave it out on the page where the member always finds them. */
  readonly onDismiss?: () => void;
}

/**
 * Adds the member card to the wallet of a phone. The buttons have the wording of the stores and no badge: a group puts
 * in the official badges, which only it may use.
 *
 * - When: beside the member card, if the group offers wallets.
 * - When not: for a voucher, whose code changes.
 */
export function AddToWallet({ stores, state, asCode = false, onAdd, onDismiss }: AddToWalletProps) {
  const { wallet: words } = useMessages();
  const noteId = useId();
  if (stores.length === 0) return null;
  const offline = state.status === 'offline';
  return (
    <div>
      <Row>
        <Stores>
          {stores.map((store) => (
            <Button
              key={store}
              variant="secondary"
              block
              icon={walletIcon}
              busy={state.status === 'making' && state.store === store}
              busyLabel={words.making}
              disabled={offline}
              {...(offline && { 'aria-describedby': noteId })}
              {...(asCode && { 'aria-haspopup': 'dialog' })}
              onClick={() => {
                if (state.status !== 'making') onAdd(store);
              }}
            >
              {words.add[store]}
            </Button>
          ))}
        </Stores>
        {onDismiss && <IconButton label={words.dismiss} icon={closeIcon} onClick={onDismiss} />}
      </Row>
      <Note aria-live="polite">
        {offline && (
          <Text id={noteId} variant="small" tone="muted">
            {words.offline}
          </Text>
        )}
        {state.status === 'opened' && <Banner tone="success">{words.opened[state.store]}</Banner>}
        {state.status === 'failed' && (
          <Banner tone="danger" role="alert">
            {state.message}
          </Banner>
        )}
      </Note>
    </div>
  );
}
