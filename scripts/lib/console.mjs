// Everything that the commands print goes through here, so that every command speaks alike.

/** A problem that the reader can mend: printed as one sentence, without a stack trace. */
export class Refusal extends Error {}

const started = Date.now();

/** The line at the foot of a terminal that says what runs; '' where there is none. */
let foot = '';

/** The seconds since the command began. */
export function seconds() {
  return Math.floor((Date.now() - started) / 1000);
}

/** A line of progress, with the seconds since the command began. */
export function progress(text) {
  above(() => console.log(`${stamp()}  ${text}`));
}

/** Shows what runs at the foot of a terminal, until it is shown anew or `''` clears it. */
export function showFoot(text) {
  if (!process.stdout.isTTY) return;
  clearFoot();
  foot = text === '' ? '' : `${stamp()}  ${text}`.slice(0, (process.stdout.columns || 80) - 1);
  process.stdout.write(foot);
}

/** Prints above the line at the foot, which stays where it is. */
export function above(print) {
  clearFoot();
  print();
  if (foot) process.stdout.write(foot);
}

function clearFoot() {
  if (foot) process.stdout.write('\r\u001b[2K');
}

function stamp() {
  return `${String(seconds()).padStart(3)} s`;
}

/** Runs a command's body; a refusal ends it with its sentence and exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
