import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';

/** When something is open, in the words of the house. */
export interface OpeningTime {
  /** `Sunday to Thursday` */
  readonly days: string;
  /** `12:00 to 04:00` */
  readonly hours: string;
}

/** Opening hours, days and times on one line each. */
export function OpeningHours({ times }: { readonly times: readonly OpeningTime[] }) {
  return (
    <DefinitionList items={times.map(({ days, hours }) => ({ term: days, description: hours }))} />
  );
}
