import { callableFactory } from '../pipeline/callableFactory.ts';
import { deployedDependencies } from './dependencies.ts';

/** Defines a deployed callable. Specification section 7. */
export const defineCallable = callableFactory(deployedDependencies);
