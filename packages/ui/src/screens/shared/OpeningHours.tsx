import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';

/** A line of opening hours, as the casino words it. */
export interface OpeningTime {
  /** `Sunday to Thursday` */
  readonly days: string;
  /** `12:00 to 04:00` */
  readonly hours: string;
}

/** Opening hours, one line for each group of days. */
export function OpeningHours({ times }: { readonly times: readonly OpeningTime[] }) {
  return (
    <DefinitionList items={times.map(({ days, hours }) => ({ term: days, description: hours }))} />
  );
}
