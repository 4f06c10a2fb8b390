// The program of `npm run wallet`: checks the settings of wallets in its environment.
import { findings } from './findings.ts';

for (const { text, isWrong } of findings(process.env, new Date())) {
  (isWrong ? console.error : console.log)(text);
  if (isWrong) process.exitCode = 1;
}
