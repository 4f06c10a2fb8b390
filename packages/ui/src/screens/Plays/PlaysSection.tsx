import { useId } from 'react';
import { styled } from 'styled-components';
import { PlayList } from '../../components/PlayList/PlayList.tsx';
import type { PlayListProps } from '../../components/PlayList/PlayList.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';

const Root = styled(Page)`
  padding-block-end: ${vars.space[12]};
`;

/** Profile → Plays: the member's plays, below the profile. */
export function PlaysSection(props: PlayListProps) {
  const { plays } = useMessages().games;
  const id = useId();
  return (
    <Root>
      <section aria-labelledby={id}>
        <SectionHeading id={id} title={plays.title} />
        <PlayList {...props} />
      </section>
    </Root>
  );
}
