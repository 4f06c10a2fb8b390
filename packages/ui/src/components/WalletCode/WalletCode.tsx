import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { refreshIcon } from '../../primitives/Icon/controlIcons.ts';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { WalletStore } from '../AddToWallet/wallet.types.ts';
import { CodeBox, Message, Panel, Words } from '../QrPanel/qrPanelStyle.ts';

/** The width of the white margin that QR codes require, in modules. */
const QUIET_ZONE_MODULES = 4;

/** As high as the code, so that the dialog keeps its size when the code expires. */
const Box = styled(CodeBox)`
  min-block-size: 20rem;
`;

const Code = styled(QRCodeSVG)`
  inline-size: 100%;
  block-size: auto;
  forced-color-adjust: none;
`;

const Left = styled.p`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};
`;

/** The state of a code that adds the card to the wallet of the member's phone. */
export type WalletCodeState =
  | { readonly status: 'loading' }
  /** `url` is the content of the code, which is shown for `secondsLeft`. */
  | { readonly status: 'ready'; readonly url: string; readonly secondsLeft: number }
  | { readonly status: 'expired' }
  /** `message` describes the error in one sentence. */
  | { readonly status: 'error'; readonly message: string };

/** Props of `WalletCode`. */
export interface WalletCodeProps {
  readonly open: boolean;
  readonly store: WalletStore;
  readonly state: WalletCodeState;
  /** Called to get a new code, after an error or when the time of the code is over. */
  readonly onNewCode: () => void;
  /** Called for every way of closing. The parent then sets `open` to false. */
  readonly onClose: () => void;
}

/**
 * A code that the member's phone scans to add the member card to its wallet. It is shown for a short time, because
 * everybody who scans it gets the card.
 *
 * - When: the member presses `AddToWallet` on a desktop.
 * - When not: on a phone, which opens the card itself.
 */
export function WalletCode({ open, store, state, onNewCode, onClose }: WalletCodeProps) {
  const { common, wallet: words } = useMessages();
  return (
    <Dialog open={open} title={words.add[store]} closeLabel={common.close} onClose={onClose}>
      <Panel as="div" data-scheme="light" data-tier="house">
        <Box>
          <Picture store={store} state={state} onNewCode={onNewCode} />
        </Box>
        {state.status === 'ready' && <Caption store={store} secondsLeft={state.secondsLeft} />}
        <VisuallyHidden aria-live="polite">
          {state.status === 'expired' ? words.codeEndedTitle : ''}
        </VisuallyHidden>
      </Panel>
    </Dialog>
  );
}

interface CaptionProps {
  readonly store: WalletStore;
  readonly secondsLeft: number;
}

function Caption({ store, secondsLeft }: CaptionProps) {
  const { wallet: words } = useMessages();
  const { number } = useFormatters();
  return (
    <div>
      <Words>{words.codeHint[store]}</Words>
      <Left>{words.codeLasts(number(secondsLeft))}</Left>
    </div>
  );
}

function Picture({ store, state, onNewCode }: Omit<WalletCodeProps, 'open' | 'onClose'>) {
  const { wallet: words } = useMessages();
  const newCode = (
    <Button variant="secondary" icon={refreshIcon} onClick={onNewCode}>
      {words.newCode}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.codeLoading}>
          <Skeleton height="20rem" shape="card" />
        </LoadingRegion>
      );
    case 'ready':
      return (
        <Code
          value={state.url}
          level="L"
          marginSize={QUIET_ZONE_MODULES}
          bgColor={vars.color.qrPaper}
          fgColor={vars.color.qrInk}
          title={words.codeAlt[store]}
          role="img"
        />
      );
    case 'expired':
      return (
        <Message>
          <strong>{words.codeEndedTitle}</strong>
          <p>{words.codeEndedText}</p>
          {newCode}
        </Message>
      );
    case 'error':
      return (
        <Message role="alert">
          <strong>{words.codeErrorTitle}</strong>
          <p>{state.message}</p>
          {newCode}
        </Message>
      );
  }
}
