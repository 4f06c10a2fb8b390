import { useId } from 'react';
import { PlayList } from '../../components/PlayList/PlayList.tsx';
import type { PlayListProps } from '../../components/PlayList/PlayList.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';

/** Profile → Plays: the member's plays, in the profile. */
export function PlaysSection(props: PlayListProps) {
  const { plays } = useMessages().games;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={plays.title} />
      <PlayList {...props} />
    </section>
  );
}
