// Imports a module and prints the files that Node loads for it.
import { registerHooks } from 'node:module';

const files = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) files.push(url);
    return next(url, context);
  },
});
await import(process.argv[2]);
console.log(JSON.stringify(files));
process.exit();
