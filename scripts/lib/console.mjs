// All commands print through this module, so that their output has one format.

/** A problem that the user can solve. It is printed without a stack trace. */
export class Refusal extends Error {}

const started = Date.now();

/** Prints a line of progress, with the seconds since the start of the command. */
export function progress(text) {
  const seconds = Math.floor((Date.now() - started) / 1000);
  console.log(`${String(seconds).padStart(3)} s  ${text}`);
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
