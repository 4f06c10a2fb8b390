import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import type { LoadFailureState } from '../LoadFailure/LoadFailure.types.ts';
import { RichText } from '../RichText/RichText.tsx';

const Updated = styled.p`
  ${typography('small')}
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.textMuted};
`;

/** The state of a reading page. */
export type InfoState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | {
      readonly status: 'ready';
      /** Untrusted HTML. */
      readonly html: string;
      /** The language of the text, a BCP 47 tag; that of the group if it is absent. */
      readonly locale?: string;
      /** The day of its last change, `yyyy-mm-dd`. */
      readonly updatedOn: string;
    };

/** Props of `InfoDialog`. */
export interface InfoDialogProps {
  readonly open: boolean;
  /** The navigation label that opens the page. */
  readonly title: string;
  readonly state: InfoState;
  /** Called for every way of closing. The parent then sets `open` to false. */
  readonly onClose: () => void;
  /** Called to load the page again after an error. */
  readonly onRetry: () => void;
}

/**
 * A reading page in a dialog over the current page.
 *
 * - When: Terms & Conditions, FAQs and similar pages, which members can open from every page.
 * - When not: a question that the member must answer, which is a `Dialog`.
 */
export function InfoDialog({ open, title, state, onClose, onRetry }: InfoDialogProps) {
  const { common } = useMessages();
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <InfoBody state={state} onRetry={onRetry} />
    </Dialog>
  );
}

function InfoBody({ state, onRetry }: Pick<InfoDialogProps, 'state' | 'onRetry'>) {
  const { casinoLife } = useMessages();
  const { date } = useFormatters();
  const words = casinoLife.info;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Stack gap={3}>
            <Skeleton height="1rem" />
            <Skeleton height="1rem" />
            <Skeleton width="70%" height="1rem" />
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton height="1rem" />
            <Skeleton width="80%" height="1rem" />
          </Stack>
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return <LoadFailure errorTitle={words.error} state={state} onRetry={onRetry} />;
    case 'ready':
      return (
        <Stack gap={5}>
          <RichText html={state.html} locale={state.locale} />
          <Updated>{words.updated(date(state.updatedOn))}</Updated>
        </Stack>
      );
  }
}
