// Everything that the commands print goes through here, so that every command speaks alike.

/** A problem that the reader can mend: printed as one sentence, without a stack trace. */
export class Refusal extends Error {}

const started = Date.now();

/** A line of progress, with the seconds since the command began. */
export function progress(text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(3);
  console.log(`${seconds} s  ${text}`);
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
