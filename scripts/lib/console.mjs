// All commands print through this module, so that their output has one format.

/** A problem that the user can solve. It is printed without a stack trace. */
export class Refusal extends Error {}

const started = Date.now();

/** The status line at the bottom of a terminal, or ''. */
let status = '';

/** The whole seconds since the start of the command. */
export function seconds() {
  return Math.floor((Date.now() - started) / 1000);
}

/** Prints a line of progress, with the seconds since the start of the command. */
export function progress(text) {
  printAboveStatus(() => console.log(`${stamp()}  ${text}`));
}

/** Shows a status line at the bottom of a terminal. `''` clears it. */
export function showStatus(text) {
  if (!process.stdout.isTTY) return;
  clearStatus();
  status = text === '' ? '' : `${stamp()}  ${text}`.slice(0, (process.stdout.columns || 80) - 1);
  process.stdout.write(status);
}

/** Prints above the status line. */
export function printAboveStatus(print) {
  clearStatus();
  print();
  if (status) process.stdout.write(status);
}

function clearStatus() {
  if (status) process.stdout.write('\r\u001b[2K');
}

function stamp() {
  return `${String(seconds()).padStart(3)} s`;
}

/** Runs a command's body. A `Refusal` prints its message and sets exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
