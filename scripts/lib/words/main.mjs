import { main } from '../console.mjs';
import { runWords } from './commands.mjs';

// The English tables are TypeScript, which only the Node.js of `setUp` reads.
await main(() => runWords(process.argv.slice(2)));
