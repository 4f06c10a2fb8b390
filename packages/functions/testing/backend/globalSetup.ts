import type { TestProject } from 'vitest/node';
import type { Addresses } from '../../local/settings/addresses.ts';
import { freePorts } from '../../local/settings/ports.ts';
import { type Stack, startStack } from '../../local/stack.ts';
import { TEST_TIME_LIMITS } from './testTimeLimits.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The addresses of each worker's backend, in the order of the workers. */
    readonly backends: readonly Addresses[];
  }
}

const stacks: Stack[] = [];

/** Starts one backend for each worker. Tests of a worker share it, and add the members that they change. */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers } = project.vitest.config;
  for (let worker = 1; worker <= maxWorkers; worker += 1) {
    stacks.push(await startStack({ ports: await freePorts(), timeLimits: TEST_TIME_LIMITS }));
  }
  project.provide(
    'backends',
    stacks.map(({ addresses }) => addresses),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(stacks.map((stack) => stack.stop()));
}
