/** A cell that starts with one of these is a formula in spreadsheet programs. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180). A cell that a spreadsheet program would run as a formula starts with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
