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
  Words,
} from './qrPanelStyle.ts';

/** The state of a code that a till scans. */
export type QrPanelState =
  | { readonly status: 'loading'; readonly label: string }
  | {
      readonly status: 'error';
      readonly title: string;
      readonly text: string;
      readonly retryLabel: string;
      /** Called for the retry button. Without it, there is no button. */
      readonly onRetry?: (() => void) | undefined;
    }
  | {
      readonly status: 'ready';
      /** The address of an image, such as a `data:image/png;base64,` URL. */
      readonly src: string;
      /** The purpose of the code. */
      readonly alt: string;
      /** What to do with the code. */
      readonly hint: string;
      /** The name of its owner, so that staff can compare it. */
      readonly holder?: string;
      /** States that this is a copy, and its date. */
      readonly copyNote?: string | undefined;
    }
  /** There is no code. The texts say why, and what to do. */
  | { readonly status: 'unavailable'; readonly title: string; readonly text: string };

/** Props of `QrPanel`. */
export interface QrPanelProps {
  /** The heading for assistive technology. The code needs no visible one. */
  readonly title: string;
  readonly state: QrPanelState;
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
export function QrPanel({ title, state, manualCode, headingLevel: Heading = 'h2' }: QrPanelProps) {
  return (
    <Panel {...(state.status !== 'unavailable' && PAPER)}>
      <CodeBox>
        <Heading>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Heading>
        {picture(state)}
      </CodeBox>
      {state.status === 'ready' && <Caption {...state} />}
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

function Caption({ holder, hint, copyNote }: Extract<QrPanelState, { status: 'ready' }>) {
  return (
    <div>
      {holder && <Holder>{holder}</Holder>}
      {/* The picture's text alternative includes the hint. */}
      <Words aria-hidden="true">{hint}</Words>
      {copyNote && <CopyNote>{copyNote}</CopyNote>}
    </div>
  );
}

function picture(state: QrPanelState): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={state.label}>
          <Skeleton height="15rem" shape="card" />
        </LoadingRegion>
      );
    case 'error':
      return (
        <Message role="alert">
          <Icon icon={alertIcon} size="large" />
          <strong>{state.title}</strong>
          <p>{state.text}</p>
          {state.onRetry && (
            <Button variant="secondary" icon={refreshIcon} onClick={state.onRetry}>
              {state.retryLabel}
            </Button>
          )}
        </Message>
      );
    case 'ready':
      return (
        <Picture src={state.src} alt={`${state.alt}. ${state.hint}`} width={240} height={240} />
      );
    case 'unavailable':
      return (
        <Message role="status">
          <Icon icon={infoIcon} size="large" />
          <strong>{state.title}</strong>
          <p>{state.text}</p>
        </Message>
      );
  }
}
