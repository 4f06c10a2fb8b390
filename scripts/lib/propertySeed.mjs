// The proof of a change tries the same random values each time, so that it fails for the change alone.
// `npm test -- --all` tries others in each run.
import fc from 'fast-check';

if (process.env.VITE_FIRST_CIRCLE) fc.configureGlobal({ seed: 1 });
