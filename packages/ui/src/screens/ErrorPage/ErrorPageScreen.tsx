import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Page } from '../../shell/Page.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { windowHeight } from '../../tokens/scale.ts';
import { SuitMessage } from '../frames/SuitMessage.tsx';
import { HelpNumbers } from '../shared/HelpNumbers.tsx';
import type { ErrorPageScreenProps } from './ErrorPage.types.ts';

const Root = styled.main`
  display: grid;
  align-content: center;
  min-block-size: ${windowHeight};
`;

/** The page after an unexpected error. It has no shell, because the shell may have failed. */
export function ErrorPageScreen({ layout, reference, again, onReload }: ErrorPageScreenProps) {
  const { common, errors } = useMessages();
  const { errorPage } = common;
  const { title, text } = again ? errorPage.again : errorPage;
  return (
    <Root id={MAIN_ID} tabIndex={-1}>
      <Page>
        <SuitMessage
          layout={layout}
          suit="spades"
          title={title}
          text={reference ? `${text} ${errors.reference(reference)}` : text}
          action={
            <>
              <Button onClick={onReload}>{errorPage.reload}</Button>
              {again && <HelpNumbers casinos={again.casinos} />}
            </>
          }
        />
      </Page>
    </Root>
  );
}
