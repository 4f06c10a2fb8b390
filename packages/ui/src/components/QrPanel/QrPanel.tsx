import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { refreshIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { alertIcon, infoIcon } from '../../primitives/Icon/statusIcons.ts';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  CodeBox,
  CopyNote,
  Holder,
  ManualCode,
  Message,
  Panel,
  Picture,
  Square,
  Words,
} from './qrPanelStyle.ts';

/** The state of a code that a till scans. */
export type QrPanelState =
  | { readonly status: 'loading' }
  /** `message` says why the code failed to load. */
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** The address of an image, such as a `data:image/png;base64,` URL. */
      readonly src: string;
      /** The time at which this device stored the code, as an ISO instant; absent or null if the code is fresh. */
      readonly savedAt?: string | null;
    }
  /** There is no code: `QrPanelWords.unavailable` says why. */
  | { readonly status: 'unavailable' };

/** The texts of `QrPanel`. */
export interface QrPanelWords {
  readonly loading: string;
  readonly errorTitle: string;
  readonly retry: string;
  /** The purpose of the code. */
  readonly alt: string;
  /** What to do with the code. */
  readonly hint: string;
  /** States that the code is a copy, and its date. */
  readonly copyNote?: string | undefined;
  /** Why there is no code, and what to do. */
  readonly unavailable: {
    readonly title: string;
    readonly text: string;
    /** A drawing in place of the icon. Hide it from assistive technology. */
    readonly picture?: ReactNode;
  };
}

/** Props of `QrPanel`. */
export interface QrPanelProps {
  /** The heading for assistive technology. The code needs no visible one. */
  readonly title: string;
  readonly state: QrPanelState;
  readonly words: QrPanelWords;
  /** The name of the code's owner, so that staff can compare it. */
  readonly holder?: string;
  /** Loads the code again after an error. Without it, there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** A code to type if the till cannot scan. It is hidden while the code is unavailable. */
  readonly manualCode?: { readonly label: string; readonly code: string };
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** Scanners need white paper in every theme and scheme. */
const PAPER = { 'data-scheme': 'light', 'data-tier': 'house' } as const;

/**
 * A QR code to scan. While there is a code, the panel has a pure white background in every theme and scheme and a quiet zone, and is as large as
 * the panel allows. Below it is a code to type if the till cannot scan.
 *
 * - When: a till scans an item, such as a voucher.
 * - When not: the member's own code, which is on the back of their `MemberCard`.
 */
export function QrPanel(props: QrPanelProps) {
  const { title, state, words, holder, manualCode, headingLevel: Heading = 'h2' } = props;
  return (
    <Panel {...(state.status !== 'unavailable' && PAPER)}>
      <CodeBox>
        <Heading>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Heading>
        {state.status !== 'unavailable' && picture(state, props)}
        {/* On the page before its text, so that a code that is withdrawn is announced. */}
        <div role="status">
          {state.status === 'unavailable' && <Reason {...words.unavailable} />}
        </div>
      </CodeBox>
      {(state.status === 'ready' || state.status === 'loading') && (
        <Caption words={words} holder={holder} />
      )}
      {manualCode && state.status !== 'unavailable' && (
        <ManualCode>
          <dt>{manualCode.label}</dt>
          <dd>
            <Spelled text={manualCode.code} />
          </dd>
        </ManualCode>
      )}
    </Panel>
  );
}

interface CaptionProps {
  readonly words: QrPanelWords;
  readonly holder: string | undefined;
}

function Caption({ words: { hint, copyNote }, holder }: CaptionProps) {
  return (
    <div>
      {holder && <Holder>{holder}</Holder>}
      {/* The picture's text alternative includes the hint. */}
      <Words aria-hidden="true">{hint}</Words>
      {copyNote && <CopyNote>{copyNote}</CopyNote>}
    </div>
  );
}

function Reason({ title, text, picture }: QrPanelWords['unavailable']) {
  return (
    <Message>
      {picture ?? <Icon icon={infoIcon} size="large" />}
      <strong>{title}</strong>
      <p>{text}</p>
    </Message>
  );
}

function picture(
  state: Exclude<QrPanelState, { status: 'unavailable' }>,
  { words, onRetry }: QrPanelProps,
): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Square>
            <Skeleton height="100%" shape="card" />
          </Square>
        </LoadingRegion>
      );
    case 'error':
      return (
        <Message role="alert">
          <Icon icon={alertIcon} size="large" />
          <strong>{words.errorTitle}</strong>
          <p>{state.message}</p>
          {onRetry && (
            <Button variant="secondary" icon={refreshIcon} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </Message>
      );
    case 'ready':
      return (
        <Picture src={state.src} alt={`${words.alt}. ${words.hint}`} width={240} height={240} />
      );
  }
}
