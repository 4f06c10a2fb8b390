import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Page } from '../../shell/Page.tsx';
import { MAIN_ID } from '../../shell/SkipLink.tsx';
import { SuitMessage } from '../SuitMessage.tsx';
import type { ErrorPageScreenProps } from './ErrorPage.types.ts';

const Root = styled.main`
  display: grid;
  align-content: center;
  min-block-size: 100dvh;
`;

/** The whole page after an unexpected fault, without a shell: nothing around it can be relied on. */
export function ErrorPageScreen({ layout, reference, onReload }: ErrorPageScreenProps) {
  const { common, errors } = useMessages();
  const { errorPage } = common;
  const text = reference ? `${errorPage.text} ${errors.reference(reference)}` : errorPage.text;
  return (
    <Root id={MAIN_ID} tabIndex={-1}>
      <Page>
        <SuitMessage
          layout={layout}
          suit="spades"
          title={errorPage.title}
          text={text}
          action={<Button onClick={onReload}>{errorPage.reload}</Button>}
        />
      </Page>
    </Root>
  );
}
