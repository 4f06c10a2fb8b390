import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Page } from '../../shell/Page.tsx';
import { useHeadingLevel } from '../../shell/titleBarContext.ts';
import { SuitMessage } from '../frames/SuitMessage.tsx';
import type { PromotionsHiddenScreenProps } from './PromotionsHidden.types.ts';

/** Replaces each page with promotions in promotion-free mode. */
export function PromotionsHiddenScreen({ layout, settingsHref }: PromotionsHiddenScreenProps) {
  const words = useMessages().settings.promotionsHidden;
  return (
    <Page>
      <SuitMessage
        layout={layout}
        suit="spades"
        title={words.title}
        heading={useHeadingLevel()}
        text={words.text}
        action={<ButtonLink href={settingsHref}>{words.action}</ButtonLink>}
      />
    </Page>
  );
}
