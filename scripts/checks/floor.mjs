// Compares the features of the production build with those of the supported browsers: docs/floor.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NEWER } from '../../packages/app/floor/newer.ts';
import { newerUsesIn } from '../floor/builtUses.mjs';
import { checkFloor } from '../floor/checkFloor.mjs';
import { ROOT } from '../lib/setUp.mjs';

const found = newerUsesIn(join(ROOT, 'packages/app/dist'));
const faults = checkFloor(found, NEWER, (proof) => existsSync(join(ROOT, proof)));
for (const fault of faults) console.log(fault);
console.log(
  `${found.size} features are newer than the floor, ${faults.length} faults in their list`,
);
if (faults.length > 0) process.exitCode = 1;
