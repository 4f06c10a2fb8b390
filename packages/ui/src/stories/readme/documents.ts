import contributing from '../../../CONTRIBUTING.md?raw';
import readme from '../../../README.md?raw';

/** The README, for consumers of the package, and the guide for those who change it. */
export const DOCUMENTS = `${readme}\n${contributing}`;
