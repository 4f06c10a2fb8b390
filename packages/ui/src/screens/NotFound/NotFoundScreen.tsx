import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Page } from '../../shell/Page.tsx';
import { SuitMessage } from '../frames/SuitMessage.tsx';
import type { NotFoundScreenProps } from './NotFound.types.ts';

/** The page for an unknown path. Specification section 2. */
export function NotFoundScreen({ layout, homeHref }: NotFoundScreenProps) {
  const { notFound } = useMessages().common;
  return (
    <Page>
      <SuitMessage
        layout={layout}
        suit="diamonds"
        title={notFound.title}
        text={notFound.text}
        action={<ButtonLink href={homeHref}>{notFound.home}</ButtonLink>}
      />
    </Page>
  );
}
