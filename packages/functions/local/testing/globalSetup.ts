import type { TestProject } from 'vitest/node';
import type { Addresses } from '../addresses.ts';
import { freePorts } from '../ports.ts';
import { type Stack, startStack } from '../stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the backend of this test run listens. */
    readonly backend: Addresses;
  }
}

let stack: Stack | undefined;

/** Starts one backend for all test files; each test makes the members that it changes. */
export async function setup(project: TestProject): Promise<void> {
  stack = await startStack({ ports: await freePorts() });
  project.provide('backend', stack.addresses);
}

export async function teardown(): Promise<void> {
  await stack?.stop();
}
