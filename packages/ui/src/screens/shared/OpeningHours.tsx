import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';

/** A line of opening hours, as the casino words it. */
export interface OpeningTime {
  /** `Sunday to Thursday` */
  readonly days: string;
  /** `12:00 to 04:00` */
  readonly hours: string;
}

interface OpeningHoursProps {
  readonly times: readonly OpeningTime[];
  /** The language of the lines, if it is not that of the page. */
  readonly lang: string | undefined;
}

/** Opening hours, one line for each group of days. */
export function OpeningHours({ times, lang }: OpeningHoursProps) {
  const items = times.map(({ days, hours }) => ({ term: days, description: hours }));
  return (
    <div lang={lang}>
      <DefinitionList items={items} />
    </div>
  );
}
