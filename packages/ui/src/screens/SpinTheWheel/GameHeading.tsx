import { styled } from 'styled-components';
import { useLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { useOwnHeading } from '../../shell/titleBarContext.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { SpinGame } from './SpinTheWheel.types.ts';

const Name = styled.h1`
  ${typography('heading')}
  overflow-wrap: break-word;
`;

const Dates = styled.p`
  ${typography('small')}
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.textMuted};
`;

/** The name of the game, and until when it is played. */
export function GameHeading({ game }: { readonly game: SpinGame }) {
  const { played } = useMessages().games.spin;
  const { until } = useFormatters();
  const lang = useLang(game.locale);
  useOwnHeading();
  return (
    <div>
      <Name lang={lang}>{game.name}</Name>
      <Dates>{played(until(game.endsAt))}</Dates>
    </div>
  );
}
