import { styled } from 'styled-components';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { useToLang } from '../RichText/useLang.ts';
import type { PlayEntry, PlayListProps } from './PlayList.types.ts';
import { PlayReceipt } from './PlayReceipt.tsx';

const Play = styled.li`
  padding-block: ${vars.space[4]};

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Prize = styled.p`
  ${typography('bodyStrong')}
  overflow-wrap: break-word;

  & + p {
    ${typography('small')}
    margin-block-end: ${vars.space[3]};
    color: ${vars.color.textMuted};
  }
`;

/**
 * The plays of a member's daily games, latest first. Each has a receipt that the device can verify.
 *
 * - When: on the member's profile.
 * - When not: today's result, which is on the page of its game.
 */
export function PlayList({ state, onRetry, onCheck }: PlayListProps) {
  const { games } = useMessages();
  const words = games.plays;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Stack gap={3}>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Stack>
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return (
        <LoadFailure
          errorTitle={words.errorTitle}
          state={state}
          headingLevel="h3"
          onRetry={onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          headingLevel="h3"
          picture={<EmptyHand />}
        />
      );
    case 'ready':
      return (
        <ul>
          {state.plays.map((play) => (
            <PlayItem key={play.id} play={play} onCheck={() => onCheck(play.id)} />
          ))}
        </ul>
      );
  }
}

function PlayItem({ play, onCheck }: { readonly play: PlayEntry; readonly onCheck: () => void }) {
  const { plays } = useMessages().games;
  const { date } = useFormatters();
  const toLang = useToLang();
  const receipt = {
    id: play.id,
    title: plays.receipt,
    content: <PlayReceipt play={play} onCheck={onCheck} />,
  };
  return (
    <Play>
      <Prize lang={play.win ? toLang(play.locale) : undefined}>
        {play.win ? play.prizeName : plays.lost}
      </Prize>
      <p>
        <span lang={toLang(play.gameLocale)}>{play.gameName}</span>, {date(play.day)}
      </p>
      {play.voucherHref !== null && (
        <TextLink standalone href={play.voucherHref}>
          {plays.voucher}
        </TextLink>
      )}
      <Accordion items={[receipt]} />
    </Play>
  );
}
