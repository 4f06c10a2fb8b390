import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { type MeasuredPairing, measurePairings } from '../../tokens/contrast.ts';
import { THEME_NAMES } from '../../tokens/themes/themes.ts';
import { SCHEMES } from '../../tokens/tiers.ts';

const COLUMNS: readonly TableColumn<MeasuredPairing>[] = [
  { id: 'theme', heading: 'Theme', cell: ({ theme, scheme }) => `${theme} ${scheme}` },
  {
    id: 'pairing',
    heading: 'Pairing',
    cell: ({ foreground, background }) => `${foreground} on ${background}`,
  },
  { id: 'ratio', heading: 'Contrast', cell: ({ ratio }) => ratio.toFixed(2), numeric: true },
  { id: 'required', heading: 'Required', cell: ({ required }) => required, numeric: true },
];

const worst = THEME_NAMES.flatMap((theme) =>
  SCHEMES.flatMap((scheme) => measurePairings(theme, scheme).slice(0, 1)),
).sort((one, other) => one.ratio / one.required - other.ratio / other.required);

/** Lists the pairing with the smallest margin of each theme and scheme, smallest margin first. */
export function LeastContrastTable() {
  return (
    <Table
      caption="Least contrast to spare"
      columns={COLUMNS}
      rows={worst}
      rowId={({ theme, scheme }) => `${theme} ${scheme}`}
    />
  );
}
