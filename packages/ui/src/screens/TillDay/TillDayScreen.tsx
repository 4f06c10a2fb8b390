import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { arrowLeftIcon } from '../../primitives/Icon/controlIcons.ts';
import { Page } from '../../shell/Page.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { ConnectionLine } from '../till/ConnectionLine.tsx';
import { DayBar } from './DayBar.tsx';
import { DayContent } from './DayContent.tsx';
import { DaySkeleton } from './DaySkeleton.tsx';
import type { TillDayScreenProps } from './TillDay.types.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  padding-block: calc(env(safe-area-inset-top) + ${vars.space[4]}) ${vars.space[16]};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[5]};
  margin-inline-start: calc(-1 * ${vars.space[3]});
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  &:focus {
    outline: none;
  }
`;

const Title = styled.h1`
  ${typography('title')}
`;

const Venue = styled.p`
  ${typography('lead')}
  color: ${vars.color.textMuted};
`;

/** The manager's page: a day of the casino, and its devices. */
export function TillDayScreen(props: TillDayScreenProps) {
  const { place, connection, scanHref, state, onRetry } = props;
  const { common, tillDay: words } = useMessages();
  return (
    <Root>
      <Head>
        <ButtonLink variant="quiet" href={scanHref} icon={arrowLeftIcon}>
          {words.back}
        </ButtonLink>
        <ConnectionLine {...connection} />
      </Head>
      <Main id={MAIN_ID} tabIndex={-1}>
        <div>
          <Title>{words.title}</Title>
          <Venue>{place.venue}</Venue>
        </div>
        <DayBar {...props} canSave={state.status === 'ready'} />
        {state.status === 'loading' && <DaySkeleton />}
        {state.status === 'error' && (
          <Card>
            <ErrorState
              title={words.error.title}
              text={words.error[state.error]}
              retryLabel={common.tryAgain}
              onRetry={onRetry}
            />
          </Card>
        )}
        {state.status === 'ready' && <DayContent {...props} state={state} />}
      </Main>
    </Root>
  );
}
